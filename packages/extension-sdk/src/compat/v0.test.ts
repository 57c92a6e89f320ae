import { expect, test } from "vitest";
import * as kit from "../kit/index";
import { renamedExports } from "./changed-names";
import * as v0 from "./v0/index";
import * as kitOfV0 from "./v0/kit";

test("an extension of version 0 has the names of today in what it defines", () => {
  const notes = v0.defineResource({
    name: "notes",
    api: { one: "note", many: "notes" },
    title: ({ id }: { id: string }) => id,
    list: { columns: [v0.cell.text("text", { narrow: "title" } as object)] },
    actions: [
      v0.defineAction("notes", {
        id: "keep",
        isNext: () => true,
        affects: ["notes"],
        run: () => undefined,
      } as never),
    ],
    form: { fields: [v0.field.text("text", { on: "create" } as object)], payload: () => ({}) },
    // Written for the types of then, which are no more.
  } as never);
  expect(notes).toMatchObject({
    api: { singularKey: "note", pluralKey: "notes" },
    list: { columns: [{ mobile: "title" }] },
    actions: [{ isPrimary: expect.any(Function), invalidates: ["notes"] }],
    form: { fields: [{ mode: "create" }], toPayload: expect.any(Function) },
  });
  const definition = v0.defineExtension({
    apiVersion: 0,
    id: "old",
    resources: [notes],
    changes: [v0.changeResource("products", { actions: [{ id: "praise", needs: () => true }] } as never)],
    commands: [{ id: "greet", label: "Greet", words: "hello", run: () => undefined }] as never,
    navigation: (tree: unknown) => tree,
  } as never);
  expect(definition).toMatchObject({
    apiVersion: 1,
    changes: [{ parts: { actions: [{ requires: expect.any(Function) }] } }],
    commands: [{ keywords: "hello" }],
    transformSidebar: expect.any(Function),
  });
});

test("every export of version 0 that had another name is there", () => {
  // Types have no name when it runs.
  const values = renamedExports.filter(({ from }) => /^[a-z]|^Paper/.test(from));
  for (const { entry, from, to } of values) {
    const old: object = entry.endsWith("/kit") ? kitOfV0 : v0;
    expect(Reflect.get(old, from), from).toBeDefined();
    if (entry.endsWith("/kit")) expect(Reflect.get(old, from)).toBe(Reflect.get(kit, to));
  }
});
