import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../src/core/registry/create-registry";
import { manifestOf } from "../src/core/registry/manifest";
import { builtIn } from "../src/testing/harness/complete-built-in";
import { zonesPage } from "./zones-page";

const manifest = manifestOf(createRegistry([builtIn]));

describe("the manifest", () => {
  it("names each zone of the registry once", () => {
    const names = manifest.zones.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort()).toEqual([...createRegistry([builtIn]).zones].sort());
    expect(manifest.zones.filter(({ isV1 }) => isV1)).toHaveLength(40);
  });

  it("names the prop that carries the record of a zone", () => {
    const propOf = (name: string) => manifest.zones.find((zone) => zone.name === name)?.prop;
    expect(propOf("product_collection.details.after")).toBe("productCollection");
    expect(propOf("order.list.after")).toBeUndefined();
    expect(propOf("order.form.before")).toBe("order");
    expect(propOf("draft_order.details.before")).toBe("draftOrder");
    expect(propOf("login.before")).toBe("page");
  });

  it("marks zones of pages that do not exist yet", () => {
    const waiting = manifest.zones.filter(({ isWaiting }) => isWaiting).map(({ name }) => name);
    expect([...new Set(waiting.map((name) => name.slice(0, name.indexOf("."))))]).toEqual([]);
  });

  it("matches the type of all ids: run this with -u after a definition has changed", async () => {
    const lines = manifest.ids.map(({ id }) => `  | "${id}"`);
    const text = `/**
 * The id of everything that the admin brings and that can be hidden, replaced, wrapped or moved. Written from the
 * definitions by \`test/manifest.test.ts\` of \`@tillhouse/admin-ui\`.
 */
export type BuiltInId =
${lines.join("\n")};
`;
    await expect(text).toMatchFileSnapshot(
      join(import.meta.dirname, "../../extension-sdk/src/extension/built-in-ids.ts"),
    );
  });

  it("matches the page of zones and ids: run this with -u after a definition has changed", async () => {
    await expect(zonesPage(manifest)).toMatchFileSnapshot(
      join(import.meta.dirname, "../../../docs/zones-and-ids.md"),
    );
  });
});
