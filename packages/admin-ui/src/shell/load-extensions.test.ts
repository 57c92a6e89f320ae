// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../../scripts/unit/expect-console";
import { loadExtensions } from "./load-extensions";
import { openLoadWatchdog } from "./load-watchdog";

const root = new URL("https://store.test/app/");
const extension = (id: string) => ({ id, module: `extensions/${id}.js` });

/** Imports what each address was said to do: to wait so many milliseconds, or to throw. */
const loadingAs =
  (outcomes: Readonly<Record<string, number | Error>> = {}) =>
  async (address: string): Promise<unknown> => {
    const id = /extensions\/(.*)\.js$/.exec(address)?.[1] ?? "";
    const outcome = outcomes[id] ?? 0;
    if (outcome instanceof Error) throw outcome;
    await new Promise((done) => setTimeout(done, outcome));
    return { default: { id } };
  };

function storage(suspected: readonly string[] = []) {
  let text = JSON.stringify(suspected);
  return {
    getJson: <Value>() => JSON.parse(text) as Value,
    setJson(_key: string, next: unknown) {
      text = JSON.stringify(next);
      return true;
    },
    read: () => JSON.parse(text),
  };
}

afterEach(() => vi.restoreAllMocks());

describe("loading extensions", () => {
  it("keeps the order of the page despite a failure", async () => {
    expectConsole('the extension "broken" could not be loaded');
    const kept = storage();
    const { extensions, problems } = await loadExtensions(
      [extension("slow"), extension("broken"), extension("quick")],
      {
        root,
        watchdog: openLoadWatchdog(window, kept),
        onLate: vi.fn(),
        load: loadingAs({ slow: 30, broken: new Error("no stars") }),
      },
    );
    expect(extensions.map(({ id }) => id)).toEqual(["slow", "quick"]);
    expect(problems).toEqual([{ owner: "broken", reason: "notLoaded", values: { message: "no stars" } }]);
    expect(kept.read()).toEqual([]);
  });

  it("continues without a slow one, which joins when it comes", async () => {
    vi.useFakeTimers();
    const onLate = vi.fn();
    const loading = loadExtensions([extension("slow"), extension("quick")], {
      root,
      watchdog: openLoadWatchdog(window, storage()),
      onLate,
      load: loadingAs({ slow: 6000 }),
    });
    await vi.advanceTimersByTimeAsync(4000);
    const first = await loading;
    expect(first.extensions.map(({ id }) => id)).toEqual(["quick"]);
    expect(first.problems).toEqual([{ owner: "slow", reason: "tooSlow", values: { seconds: "4" } }]);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(onLate).toHaveBeenCalledWith({ extensions: [{ id: "slow" }, { id: "quick" }], problems: [] });
    vi.useRealTimers();
  });

  it("leaves out the one that froze an earlier page", async () => {
    const { extensions, problems } = await loadExtensions([extension("looping"), extension("fine")], {
      root,
      watchdog: openLoadWatchdog(window, storage(["looping"])),
      onLate: vi.fn(),
      load: loadingAs(),
    });
    expect(extensions.map(({ id }) => id)).toEqual(["fine"]);
    expect(problems).toEqual([{ owner: "looping", reason: "froze" }]);
  });

  it("runs nothing of one that is turned off", async () => {
    const load = vi.fn(loadingAs());
    const { extensions, problems } = await loadExtensions(
      [{ ...extension("off"), styles: ["extensions/off.css"] }, extension("fine")],
      { root, watchdog: openLoadWatchdog(window, storage()), turnedOff: ["off"], onLate: vi.fn(), load },
    );
    expect(load.mock.calls).toEqual([["https://store.test/app/extensions/fine.js"]]);
    expect(document.querySelector("link[href*=off]")).toBeNull();
    expect(extensions.map(({ id }) => id)).toEqual(["fine"]);
    expect(problems).toEqual([]);
  });

  it("tells what each one did to the page, whether it has loaded or not", async () => {
    expectConsole('the extension "broken" could not be loaded');
    const { problems } = await loadExtensions([extension("broken"), extension("fine")], {
      root,
      watchdog: openLoadWatchdog(window, storage()),
      onLate: vi.fn(),
      load: loadingAs({ broken: new Error("no stars") }),
      repair: (owner) => (owner === "broken" ? [{ owner, reason: "emptied" }] : []),
    });
    expect(problems.map(({ owner, reason }) => [owner, reason])).toEqual([
      ["broken", "notLoaded"],
      ["broken", "emptied"],
    ]);
  });

  it("loads several suspects one after the other", async () => {
    const kept = storage(["one", "two"]);
    const notes: string[][] = [];
    const watchdog = openLoadWatchdog(window, kept);
    const { extensions } = await loadExtensions([extension("one"), extension("two"), extension("three")], {
      root,
      load: loadingAs(),
      watchdog: {
        ...watchdog,
        add: (id) => {
          watchdog.add(id);
          notes.push(kept.read());
        },
      },
      onLate: vi.fn(),
    });
    expect(extensions).toHaveLength(3);
    expect(notes).toEqual([["three"], ["one"], ["two"]]);
  });

  it("does not suspect those of a page that was left", () => {
    const kept = storage();
    openLoadWatchdog(window, kept).add("slow");
    expect(kept.read()).toEqual(["slow"]);
    window.dispatchEvent(new Event("pagehide"));
    expect(kept.read()).toEqual([]);
  });
});
