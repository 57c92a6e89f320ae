import { describe, expect, it } from "vitest";
import { AdminError } from "../errors/errors";
import { createProgress } from "../records/action-progress";
import { creationStep } from "./creation-step";
import { runSteps } from "./steps";

interface Tag {
  id: string;
  name: string;
}

/** A store that makes another tag each time that it is asked to. */
function createStore() {
  const tags: Tag[] = [];
  const lost = new Set<string>();
  let count = 0;
  return {
    tags,
    lost,
    create: async (name: string): Promise<Tag[]> => {
      count += 1;
      tags.push({ id: `tag_${count}`, name });
      if (lost.delete(name)) throw new AdminError("network", "", { details: { isUncertain: true } });
      return [...tags];
    },
    names: () => tags.map(({ name }) => name),
  };
}
type Store = ReturnType<typeof createStore>;

/** One try of making tags, by the keys of their rows; answers what was made of each. */
async function tryAll(store: Store, rows: Record<string, string>, progress = createProgress()) {
  const items = [...store.tags];
  const steps = Object.entries(rows).map(([id, sent]) =>
    creationStep({
      id,
      sent,
      items,
      isMadeOf: ({ name }, asked) => name === asked,
      create: () => store.create(sent),
    }),
  );
  await runSteps(steps, { progress });
  return Object.fromEntries(
    Object.keys(rows).map((id) => [id, progress.get<{ result: object }>(id)?.result]),
  );
}

describe("a step that makes something", () => {
  it("returns the created record", async () => {
    const store = createStore();
    await store.create("a");
    const made = await tryAll(store, { one: "a", two: "a" });
    expect(made).toEqual({ one: { id: "tag_2", sent: "a" }, two: { id: "tag_3", sent: "a" } });
  });

  it("finds what was created despite a lost answer", async () => {
    const store = createStore();
    const progress = createProgress();
    store.lost.add("a");
    await expect(tryAll(store, { one: "a" }, progress)).rejects.toMatchObject({ code: "network" });
    expect(await tryAll(store, { one: "b" }, progress)).toEqual({ one: { id: "tag_1", sent: "a" } });
    expect(store.names()).toEqual(["a"]);
  });

  it("ignores older records and those of other steps", async () => {
    const store = createStore();
    const progress = createProgress();
    await store.create("a");
    store.lost.add("b");
    await expect(tryAll(store, { one: "a", two: "b" }, progress)).rejects.toMatchObject({ code: "network" });
    // The second was lost on its way, too: nothing of it is there.
    store.tags.pop();
    store.tags.push({ id: "theirs", name: "c" });
    await tryAll(store, { one: "a", two: "a" }, progress);
    expect(store.names()).toEqual(["a", "a", "c", "a"]);
  });

  it("creates again what somebody has deleted meanwhile", async () => {
    const store = createStore();
    const progress = createProgress();
    await tryAll(store, { one: "a" }, progress);
    store.tags.length = 0;
    expect(await tryAll(store, { one: "a" }, progress)).toEqual({ one: { id: "tag_2", sent: "a" } });
  });

  it("trusts that nothing was created if the store changed it", async () => {
    const store = createStore();
    const progress = createProgress();
    let calls = 0;
    const merge = () =>
      runSteps(
        [
          creationStep({
            id: "one",
            sent: "a",
            items: store.tags,
            isMadeOf: () => true,
            create: async () => {
              calls += 1;
              return store.tags;
            },
          }),
        ],
        { progress },
      );
    await store.create("a");
    await merge();
    await merge();
    expect([calls, progress.get("one")]).toMatchObject([1, { result: { id: null } }]);
  });
});
