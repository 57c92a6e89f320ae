import { createMemoryHistory } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import { createPlainRouter } from "./plain-router";

function started() {
  const history = createMemoryHistory({ initialEntries: ["/a/orders"] });
  const router = createPlainRouter({ routes: [{ path: "/a/orders" }, { path: "*" }], history }).initialize();
  const told: string[] = [];
  router.subscribe(({ location, historyAction }) => told.push(`${historyAction} ${location.search}`));
  return { history, router, told };
}

/** Lets promises that are settled call who waits for them. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the router of a single part", () => {
  it("goes on, replaces, and goes back with its history, and tells of each", async () => {
    const { router, told } = started();
    await router.navigate("/a/orders?page=2");
    await router.navigate("/a/orders?page=3", { replace: true, state: { from: "test" } });
    expect(router.state.location.state).toEqual({ from: "test" });
    await router.navigate(-1);
    expect(told).toEqual(["PUSH ?page=2", "REPLACE ?page=3", "POP "]);
    expect(router.state.matches.at(-1)?.route.path).toBe("/a/orders");
  });

  it("stays while somebody is asked, and goes on with the same move", async () => {
    const { router, history } = started();
    router.getBlocker("form", () => true);
    await router.navigate("/a/orders?page=2");
    expect([router.state.location.search, history.location.search]).toEqual(["", ""]);
    const asked = router.state.blockers.get("form");
    expect(asked?.state).toBe("blocked");
    asked?.proceed?.();
    await settle();
    expect(router.state.location.search).toBe("?page=2");
    expect(router.state.blockers.get("form")?.state).toBe("unblocked");
  });

  it("takes back a step of the history while somebody is asked", async () => {
    const { router, history } = started();
    await router.navigate("/a/orders?page=2");
    router.getBlocker("form", () => true);
    await router.navigate(-1);
    expect([router.state.location.search, history.location.search]).toEqual(["?page=2", "?page=2"]);
    router.state.blockers.get("form")?.reset?.();
    expect(router.state.blockers.get("form")?.state).toBe("unblocked");
    await router.navigate(-1);
    router.state.blockers.get("form")?.proceed?.();
    await settle();
    expect([router.state.location.search, history.location.search]).toEqual(["", ""]);
  });
});
