// Over all resources: whatever is defined has its place on phones, and asks for what it shows. The suite does the rest.
import { queryOf } from "@tillhouse/extension-sdk";
import { type CellOf, cellId, normalizeCell } from "@tillhouse/extension-sdk/internal";
import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../src/core/registry/create-registry";
import messages from "../src/messages/en.json";
import { failureKinds, failuresOfTurn } from "../src/testing/checks/failure-kinds";
import { builtIn, builtInResource } from "../src/testing/harness/complete-built-in";
import { checksOf } from "../src/testing/index";
import { witnesses } from "./conformance-of-all";
import { samples } from "./samples/all";

const texts: Record<string, string> = messages;
const resources = [...createRegistry([builtIn]).resources.values()];

describe.each(resources.map((resource) => [resource.name, resource] as const))("%s", (_name, resource) => {
  it("has uniquely named columns and a mobile slot for the first", () => {
    const cells = (resource.list?.columns ?? []).map((column) => normalizeCell(column as CellOf<object>));
    expect(new Set(cells.map(cellId)).size).toBe(cells.length);
    // What is no list has no columns.
    expect(cells[0]?.mobile).toBe(cells.length === 0 ? undefined : "lead");
    const places = cells.flatMap(({ mobile }) => mobile ?? []);
    expect(new Set(places).size).toBe(places.length);
  });

  it("shows related records in columns that exist", () => {
    for (const section of resource.detail?.sections ?? []) {
      if (!("related" in section)) continue;
      const related = resources.find(({ name }) => name === section.related);
      const known = (related?.list?.columns ?? []).map((column) =>
        cellId(normalizeCell(column as CellOf<object>)),
      );
      expect(known).toEqual(expect.arrayContaining([...(section.columns ?? known.slice(0, 1))]));
    }
  });

  it("asks the store for the columns that its list shows", () => {
    const { fields, expand } = queryOf(resource.list?.select);
    if (fields === undefined) return;
    const asked = [...fields.split(","), ...(expand?.split(",") ?? [])];
    const shown = (resource.list?.columns ?? [])
      .map((column) => normalizeCell(column as CellOf<object>))
      // What comes by a relation is no field.
      .flatMap((cell) => (cell.kind === undefined || cell.expand !== undefined ? [] : [cell.key]));
    expect(asked).toEqual(expect.arrayContaining(["id", ...shown]));
  });
});

describe("failures that resources try by turns", () => {
  it("are all there in a few turns", () => {
    const tried = Array.from({ length: 12 }, (_, turn) => failuresOfTurn(turn)).flat();
    for (const failure of failureKinds)
      expect(tried.filter((other) => other === failure).length).toBeGreaterThanOrEqual(4);
  });

  it("are all tried on lists, pages, forms, deleting and every sort of action by the witnesses, and by authors", () => {
    const names = witnesses.flatMap((name) => {
      const sample = samples.find(({ of }) => of === name);
      return sample === undefined
        ? []
        : checksOf(builtInResource(name), sample, { samples }).map((check) => check.name);
    });
    const all = "a lost network, 401, 403, 404, 409, 422, 500 and 504";
    expect(names).toEqual(
      expect.arrayContaining([
        `lists again after ${all}`,
        `shows a record again after ${all}`,
        `loses nothing to ${all}`,
        "deletes after a question, tells why it could not, whatever the reason, and lists what is left",
        // With a form, with neither, and with a question.
        "tells why changeBalance failed, whatever the reason, and can be tried again",
        "tells why disable failed, whatever the reason, and can be tried again",
        "tells why revoke failed, whatever the reason, and can be tried again",
      ]),
    );
  });
});

describe("the English texts", () => {
  it("fill every gap that they name and pick the plural form", async () => {
    const i18n = createInstance();
    await i18n.init({
      lng: "en",
      keySeparator: false,
      nsSeparator: false,
      resources: { en: { translation: texts } },
    });
    expect(i18n.t("form.errorCount", { count: 2 })).toBe("2 fields need attention");
    expect(i18n.t("form.errorCount", { count: 1 })).toBe("1 field needs attention");
  });
});
