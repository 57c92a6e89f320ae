// @vitest-environment jsdom
// The suite can fail: each fault that is planted into a right definition is named by the check that looks after it.
import { field, filter } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import type { AnySample } from "@tillhouse/extension-sdk/testing";
import { describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import english from "../src/messages/en.json";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { checksOf } from "../src/testing/index";
import { collections as sampleOfCollections } from "./samples/collections";
import { products } from "./samples/products";

// What never comes is waited for.
vi.setConfig({ testTimeout: 20_000 });

const texts = Object.fromEntries(
  Object.entries(english).flatMap(([key, text]) =>
    key.startsWith("collections.") ? [[key.replace("collections.", "shelves."), text]] : [],
  ),
);

/** Collections as if an extension had brought them, under a name of their own. */
const right: AnyResource = {
  ...builtInResource("collections"),
  name: "shelves",
  zone: undefined,
  nav: undefined,
};
const sample: AnySample = {
  ...sampleOfCollections,
  of: "shelves",
  api: { path: "shelves", singularKey: "collection", pluralKey: "collections" },
};

/** Runs the check whose name begins so. */
function run(name: string, resource: AnyResource = right, withSample: AnySample = sample): Promise<void> {
  // What is right waits for the admin's modules as well; what is wrong is waited for in vain.
  const patience = resource === right && withSample === sample ? 15_000 : 1500;
  const options = { samples: [products], messages: texts, patience };
  const check = checksOf(resource, withSample, options).find((other) => other.name.startsWith(name));
  if (check === undefined) throw new Error(`There is no check “${name}”`);
  return check.run();
}

const { list, form, detail } = right;

describe("a right definition", () => {
  it.each(["has a text", "lists", "filters by created_at", "sorts", "creates", "puts the store's complaint"])(
    "%s…",
    (name) => run(name),
  );
});

describe("the suite rejects", () => {
  it("an action without a text", async () => {
    const actions = [{ id: "hide", run: { update: { title: "Hidden" } } }];
    await expect(run("has a text", { ...right, actions })).rejects.toThrow("shelves.actions.hide");
  });

  it("a field without a label", async () => {
    const fields = [...(form?.fields ?? []), field.text("colour")];
    const resource = { ...right, form: form && { ...form, fields } };
    await expect(run("has a text", resource)).rejects.toThrow("shelves.fields.colour");
  });

  it("a key that the API does not answer with", async () => {
    const resource = { ...right, api: { singularKey: "collection", pluralKey: "shelves" } };
    await expect(run("lists", resource)).rejects.toThrow("Rows of the list: expected 20, got 0");
  });

  it("a path that the API does not have", async () => {
    const resource = { ...right, api: { ...right.api, path: "racks" } };
    await expect(run("lists", resource)).rejects.toThrow("GET /racks");
  });

  it("a filter that the API does not take", async () => {
    const resource = { ...right, list: list && { ...list, filters: [filter.text("colour")] } };
    await expect(run("filters by colour", resource)).rejects.toThrow("property colour should not exist");
  });

  it("sorting by what the API cannot sort by", async () => {
    const resource = { ...right, list: list && { ...list, sort: "-colour" } };
    await expect(run("lists", resource)).rejects.toThrow("Order field colour is not valid");
  });

  it("a form that sends what the API does not take", async () => {
    const resource = {
      ...right,
      form: form && { ...form, toPayload: () => ({ title: "Winter", handle: "winter-2026", colour: "red" }) },
    };
    await expect(run("creates", resource)).rejects.toThrow("property colour should not exist");
  });

  it("a form that loses what was typed", async () => {
    const resource = { ...right, form: form && { ...form, toPayload: () => ({ title: "Winter" }) } };
    await expect(run("creates", resource)).rejects.toThrow("winter-2026");
  });

  it("an error that is shown on another field", async () => {
    const elsewhere = { ...sample, rejection: { message: "handle is taken", field: "title" } };
    await expect(run("puts the store's complaint", right, elsewhere)).rejects.toThrow(
      "“Title” does not say what is wrong with it",
    );
  });

  it("an action that calls an undeclared path", async () => {
    const actions: AnyResource["actions"] = [
      { id: "hide", run: ({ host }) => host.client.admin.custom.post("/nowhere").catch(() => undefined) },
    ];
    await expect(run("runs hide", { ...right, actions })).rejects.toThrow("POST /nowhere");
  });

  it("an action that no record of the sample can take", async () => {
    const actions = [{ id: "hide", run: { update: { title: "Hidden" } }, when: () => false }];
    await expect(run("runs hide", { ...right, actions })).rejects.toThrow("can take");
  });

  it("an unavailable action whose reason has no text", async () => {
    const when = ({ id }: { id: string }) => id === "pcol_1" || "shelves.reasons.full";
    const actions = [{ id: "hide", run: { update: { title: "Hidden" } }, when }];
    await expect(run("offers every action", { ...right, actions })).rejects.toThrow("shelves.reasons.full");
  });

  it("a reason against deleting without a text", async () => {
    const when = ({ id }: { id: string }) => id !== "pcol_1" || "shelves.reasons.full";
    const resource: AnyResource = { ...right, delete: { confirm: "asked", when } };
    await expect(run("does not offer to delete", resource)).rejects.toThrow("shelves.reasons.full");
  });

  it("a delete rule that refuses no record of the sample", async () => {
    const resource: AnyResource = { ...right, delete: { confirm: "asked", when: () => true } };
    await expect(run("does not offer to delete", resource)).rejects.toThrow("may not be deleted");
  });

  describe("an action that is left to another test", () => {
    const actions = [{ id: "hide", run: { update: { title: "Hidden" } } }];
    const leave = (path: string) => ({ ...sample, elsewhere: { hide: path } });

    it.each([
      ["which is not there", "e2e/shelves.spec.ts", "There is no test e2e/shelves.spec.ts"],
      ["which does not name it", "e2e/store/products.spec.ts", 'names neither “Hide” nor "hide"'],
    ])("%s", async (_why, path, message) => {
      await expect(run("leaves hide", { ...right, actions }, leave(path))).rejects.toThrow(message);
    });

    it("and does not exist", async () => {
      await expect(run("leaves hide", right, leave("e2e/store/products.spec.ts"))).rejects.toThrow(
        'There is no action "hide"',
      );
    });
  });

  it("an action of a subrecord that no test runs", async () => {
    const part = { ...right, list: undefined, detail: undefined, form: undefined };
    const actions = [{ id: "hide", run: { update: { title: "Hidden" } } }];
    await expect(run("has a test that runs hide", { ...part, actions })).rejects.toThrow("elsewhere");
  });

  it("a section that cannot be shown", async () => {
    expectConsole("Error: It cannot be loaded.");
    const own = { id: "own", load: () => Promise.reject(new Error("It cannot be loaded.")) };
    const sections = [...(detail?.sections ?? []), own];
    const resource = { ...right, detail: detail && { ...detail, sections } };
    await expect(run("opens from its row", resource)).rejects.toThrow("Sections that could not be shown");
  });
});
