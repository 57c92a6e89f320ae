import { expect, it } from "vitest";
import { ContributionBoundary } from "../../core/extensions/contribution-boundary";
import type { Fiber } from "../../core/page/fibers";
import { measureCosts } from "./measure-costs";

const empty = { tag: 0, stateNode: null, child: null, sibling: null, return: null };

/** A page with one contribution, drawn at a time and for so long. */
function page(actualStartTime: number, actualDuration: number): Fiber {
  const contribution: Fiber = {
    ...empty,
    type: ContributionBoundary,
    memoizedProps: { owner: "own", place: "home.before", source: "a.tsx" },
    actualStartTime,
    actualDuration,
  };
  return { ...empty, type: "div", memoizedProps: {}, child: contribution };
}

it("counts each render once", () => {
  const watch = measureCosts(() => undefined);
  watch.drawn(page(10, 20), 10);
  watch.drawn(page(10, 20), 11);
  watch.drawn(page(-1, 0), 12);
  watch.drawn(page(30, 4), 30);
  watch.drawn(page(5000, 4), 5000);
  expect(watch.costs().places).toEqual([
    { owner: "own", place: "home.before", source: "a.tsx", renders: 3, last: 4, longest: 20, busiest: 2 },
  ]);
});

it("assigns a request to the extension that caused it", () => {
  const files = new Map<string, string>();
  const watch = measureCosts((path) => files.get(path));
  const stack =
    "Error\n at fetch (http://localhost/app/assets/main.js:1:2)\n at ask (http://localhost/app/extensions/own-AB12.js:3:4)";
  watch.sent(stack, "/admin/orders", "/app/a/orders");
  watch.sent("Error\n at fetch (http://localhost/app/assets/main.js:1:2)", "/admin/store", "/app/a/orders");
  expect(watch.costs().requests).toEqual([]);
  files.set("extensions/own-AB12.js", "own");
  expect(watch.costs().requests).toEqual([{ owner: "own", url: "/admin/orders", page: "/app/a/orders" }]);
});
