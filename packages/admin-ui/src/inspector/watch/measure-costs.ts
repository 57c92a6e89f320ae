import { ContributionBoundary } from "../../core/extensions/contribution-boundary";
import { type Fiber, visit } from "../../core/page/fibers";

/** What something of an extension has cost since the page was opened. */
interface PlaceCost {
  owner: string;
  place: string;
  source?: string;
  renders: number;
  /** Milliseconds that the last and the longest drawing took. */
  last: number;
  longest: number;
  /** The most drawings within one second. */
  busiest: number;
}

/** A request that an extension sent. */
interface SentRequest {
  owner: string;
  url: string;
  /** The page that it was sent on. */
  page: string;
}

/** What the extensions have cost. */
export interface Costs {
  places: readonly PlaceCost[];
  requests: readonly SentRequest[];
}

/** What an extension may cost before the inspector says so. */
export const budgets = { render: 16, rendersPerSecond: 30, requests: 10 };

/** Finds the extension that a script belongs to, by the script's path. */
export type OwnerOf = (path: string) => string | undefined;

interface Measured extends PlaceCost {
  seen: number;
  times: number[];
}

const second = 1000;

/** Counts drawings and requests of extensions. */
export interface CostMeasurement {
  /** Takes note of what was drawn. */
  drawn(root: Fiber, now?: number): void;
  /** Takes note of a request by the calls that led to it. */
  sent(stack: string, url: string, page: string): void;
  costs(): Costs;
}

/** Makes the watch over what extensions cost. */
export function measureCosts(ownerOf: OwnerOf): CostMeasurement {
  const places = new Map<string, Measured>();
  const requests: { paths: string[]; url: string; page: string }[] = [];
  return {
    drawn(root, now = performance.now()) {
      const drawn = new Map<string, { place: PlaceCost; at: number; took: number }>();
      visit(root, ({ type, memoizedProps, actualDuration = 0, actualStartTime = -1 }) => {
        if (type !== ContributionBoundary || memoizedProps === null || actualStartTime < 0) return;
        // The component says so of its props.
        const { owner, place, source } = memoizedProps as Pick<PlaceCost, "owner" | "place" | "source">;
        const key = `${owner} ${place} ${source}`;
        const seen = places.get(key)?.seen ?? -1;
        if (actualStartTime <= seen) return;
        const before = drawn.get(key);
        drawn.set(key, {
          place: { owner, place, source, renders: 0, last: 0, longest: 0, busiest: 0 },
          at: Math.max(before?.at ?? 0, actualStartTime),
          took: (before?.took ?? 0) + actualDuration,
        });
      });
      for (const [key, { place, at, took }] of drawn) {
        const known = places.get(key) ?? { ...place, seen: -1, times: [] };
        const times = [...known.times.filter((time) => now - time < second), now];
        places.set(key, {
          ...known,
          seen: at,
          times,
          renders: known.renders + 1,
          last: took,
          longest: Math.max(known.longest, took),
          busiest: Math.max(known.busiest, times.length),
        });
      }
    },
    sent(stack, url, page) {
      const paths = [...stack.matchAll(/\/(extensions\/[^\s:?)]+\.js)/g)].map(([, path = ""]) => path);
      if (paths.length > 0) requests.push({ paths, url, page });
    },
    costs: () => ({
      places: [...places.values()].map(({ seen: _seen, times: _times, ...cost }) => cost),
      // The server may tell after the first requests which scripts are whose.
      requests: requests.flatMap(({ paths, url, page }) => {
        const owner = paths.map(ownerOf).find((one) => one !== undefined);
        return owner === undefined ? [] : [{ owner, url, page }];
      }),
    }),
  };
}
