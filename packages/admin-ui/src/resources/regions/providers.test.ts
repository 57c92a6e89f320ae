import { expect, it } from "vitest";
import { builtInResource } from "../../testing/harness/complete-built-in";
import { optionName } from "./fulfillment-options";

/** Looks nothing up: a text is its key, with the values in it. */
const host = {
  translate: (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(" "),
};

/** What a fact in a section of a record's page shows. */
function factOf(resource: string, section: string, fact: string) {
  const { facts } = Object(
    builtInResource(resource).detail?.sections.find((other) => Object(other).id === section),
  );
  const found = [...facts].map(Object).find(({ id }) => id === fact);
  return (record: object): unknown => found.render(record, host);
}

it("names who delivers to a region, also where nobody takes money", () => {
  const region = { payment_providers: [], fulfillment_providers: [{ id: "manual" }, { id: "parcel-post" }] };
  expect(factOf("regions", "details", "fulfillment_providers")(region)).toBe("Manual, Parcel post");
  expect(factOf("regions", "details", "payment_providers")(region)).toHaveProperty(
    "props.children",
    "regions.noProviders",
  );
});

it("names a provider's own option in words", () => {
  const provider = factOf("shipping-options", "delivery", "provider_id");
  expect(provider({ provider_id: "manual", data: { id: "manual-fulfillment" } })).toBe(
    "shipping-options.optionOf Manual fulfillment Manual",
  );
  // Some providers describe an option by an object that has no name.
  expect(optionName({ id: { code: 7 } })).toBe("");
  expect(optionName({ name: " ", title: "Express", id: "x" })).toBe("Express");
});
