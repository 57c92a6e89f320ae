import type { StorageArea } from "@tillhouse/extension-sdk/internal";

/** Something of an extension that failed while the admin ran. */
export interface ExtensionFailure {
  /** Id of the extension. */
  owner: string;
  /** The author's file, as the compiler noted it. Left out where it is not known. */
  source?: string;
  /** Where it failed: a zone, a page, the id of a part. Empty where that is not known. */
  place: string;
  /** What was thrown; where nothing was, what happened. */
  error: Error;
  /** What it did to the page without throwing anything: a translation key below `problems.`, as `emptied` or `blocked`. */
  reason?: string;
  /** What is put into the text of `reason`: seconds, names. */
  values?: Record<string, string>;
  /** Several extensions may have done it, and this is one of them. */
  isUncertain?: boolean;
  /** It is asked or drawn for every row of a list: all of them are one failure. */
  isInRows?: boolean;
}

/** Why an extension is off: the person wants it so, or it failed too often. */
type OffReason = "person" | "breaker";

/** How the extensions of one admin are doing. */
export interface HealthState {
  /** The latest failures, the last one first. */
  failures: readonly ExtensionFailure[];
  /** Extensions that are off in this browser, and why. */
  off: ReadonlyMap<string, OffReason>;
  /** Contributions that are not tried again by themselves, as `owner place`. */
  stopped: ReadonlySet<string>;
  /** Another one is another chance for everything that has failed. */
  round: number;
}

/** Watches over the extensions of one admin. See {@link createExtensionHealth}. */
export interface ExtensionHealth {
  state(): HealthState;
  subscribe(listener: () => void): () => void;
  /** Takes note of a failure. The same error counts once. */
  report(failure: ExtensionFailure): void;
  /** Whether an error was reported already. */
  knows(error: unknown): boolean;
  /** Another chance for a contribution that was stopped. */
  restart(owner: string, place: string): void;
  /** Another chance for everything, and nothing that is held against it: the code is another now. */
  restartAll(): void;
  turnOff(owner: string): void;
  turnOn(owner: string): void;
}

/** What the page is told when code of extensions was exchanged while it is open. */
export const extensionsReplacedEvent = "tillhouse:extensions-exchanged";

/** What the page is told when texts of extensions were exchanged while it is open: their functions give others now. */
export const textsReplacedEvent = "tillhouse:texts-exchanged";

/** What {@link createExtensionHealth} takes. */
export interface HealthOptions {
  /** Where the person's choice is remembered. */
  storage?: Pick<StorageArea, "getJson" | "setJson">;
  now?: () => number;
  /** Told of each failure once. */
  onFailure?: (failure: ExtensionFailure) => void;
  /** Told of an extension that the person has turned on again. */
  onTurnOn?: (owner: string) => void;
}

const storageKey = "tillhouse.extensions-off";
const minute = 60_000;
/** So many failures of one contribution within a minute stop it. */
const patienceOfPart = 3;
/** So many failures in the background, where no boundary can stop them, turn an extension off until the page is loaded again. */
const patienceOfExtension = 10;
const keptFailures = 50;
/** What fails in the rows of a list within this time fails once, in milliseconds. */
const oneDrawing = 1000;

/**
 * The ids of extensions that the person has turned off in this browser.
 *
 * @param storage where {@link createExtensionHealth} remembers it; without one nothing is off
 */
export function readTurnedOff(storage: Pick<StorageArea, "getJson"> | undefined): string[] {
  const stored = storage?.getJson<unknown>(storageKey);
  // A text of somebody else: everything is on.
  return Array.isArray(stored) ? stored.filter((owner) => typeof owner === "string") : [];
}

/** Counts what fails, stops what fails again and again, and remembers what the person has turned off. */
export function createExtensionHealth({
  storage,
  now = Date.now,
  onFailure,
  onTurnOn,
}: HealthOptions = {}): ExtensionHealth {
  const listeners = new Set<() => void>();
  let known = new WeakSet<Error>();
  let times: { owner: string; place: string; at: number }[] = [];
  let state: HealthState = {
    failures: [],
    off: new Map(readTurnedOff(storage).map((owner) => [owner, "person"] as const)),
    stopped: new Set(),
    round: 0,
  };
  const change = (next: Partial<HealthState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const setOff = (off: HealthState["off"]) => {
    const chosen = [...off].flatMap(([owner, reason]) => (reason === "person" ? [owner] : []));
    storage?.setJson(storageKey, chosen);
    change({ off });
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    knows: (error) => error instanceof Error && known.has(error),
    report(failure) {
      const { owner, place, error, isInRows, isUncertain, reason } = failure;
      if (known.has(error)) return;
      known.add(error);
      const at = now();
      const isSame = (time: { owner: string; place: string; at: number }) =>
        time.owner === owner && time.place === place && at - time.at < oneDrawing;
      if (isInRows && times.some(isSame)) return;
      times = times.filter((time) => at - time.at < minute);
      // Nothing is held against one that only may have done it.
      if (!isUncertain) times.push({ owner, place, at });
      const ofExtension = times.filter((time) => time.owner === owner);
      const ofPart = ofExtension.filter((time) => time.place === place);
      // A cell that fails in one row is drawn in the others: what stands in rows is not stopped.
      const stopped =
        // What never ends is not waited for a second time.
        place !== "" && !isInRows && (ofPart.length >= patienceOfPart || reason === "endless")
          ? new Set([...state.stopped, `${owner} ${place}`])
          : state.stopped;
      const off =
        place === "" && ofPart.length >= patienceOfExtension && !state.off.has(owner)
          ? new Map([...state.off, [owner, "breaker"] as const])
          : state.off;
      change({ failures: [failure, ...state.failures].slice(0, keptFailures), stopped, off });
      onFailure?.(failure);
    },
    restart(owner, place) {
      times = times.filter((time) => time.owner !== owner || time.place !== place);
      change({ stopped: new Set([...state.stopped].filter((key) => key !== `${owner} ${place}`)) });
    },
    restartAll() {
      times = [];
      known = new WeakSet();
      const off = new Map([...state.off].filter(([, reason]) => reason === "person"));
      change({ failures: [], stopped: new Set(), off, round: state.round + 1 });
    },
    turnOff(owner) {
      setOff(new Map([...state.off, [owner, "person"] as const]));
    },
    turnOn(owner) {
      times = times.filter((time) => time.owner !== owner);
      const stopped = new Set([...state.stopped].filter((key) => !key.startsWith(`${owner} `)));
      change({ stopped, failures: state.failures.filter((failure) => failure.owner !== owner) });
      setOff(new Map([...state.off].filter(([off]) => off !== owner)));
      onTurnOn?.(owner);
    },
  };
}
