import * as sdk from "@tillhouse/extension-sdk";
import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { createRegistry } from "../../core/registry/create-registry";
import { manifestOf } from "../../core/registry/manifest";
import { builtIn } from "../../testing/harness/complete-built-in";
import { changeTexts, widgetText } from "./snippet-text";

/** Runs a copied change as an author's file would. */
function changeOf(text: string, anchor: string): sdk.Change {
  const code = text
    .trim()
    .replace(/,$/, "")
    .replace("…", anchor)
    .replace(/import\((".*?")\)/, "$1");
  return new Function("sdk", `const { hide, wrap, replace, move } = sdk; return ${code};`)(sdk);
}

it("each change that is offered for an id is accepted by the admin", () => {
  const { ids } = manifestOf(createRegistry([builtIn]));
  const refused = ids.flatMap(({ id }) => {
    const parent = id.split(".").slice(0, 2).join(".");
    const anchor = ids
      .find((other) => other.id !== id && other.id.startsWith(`${parent}.`))
      ?.id.split(".")[2];
    return changeTexts(id).flatMap(({ name, text }) => {
      if (name === "move" && text.includes("…") && anchor === undefined) return [];
      const own: ExtensionDefinition = { id: "own", changes: [changeOf(text, anchor ?? "")] };
      return createRegistry([builtIn, own])
        .problems.filter(({ owner }) => owner === "own")
        .map(({ reason }) => `${text} ${reason}`);
    });
  });
  expect(refused).toEqual([]);
});

it("a widget takes the record of its zone if that has one", () => {
  expect(widgetText({ zone: "product.details.after", prop: "product" })).toContain(
    'ProductDetailsAfter({ product }: WidgetProps<"product.details.after">)',
  );
  expect(widgetText({ zone: "sidebar.before" })).not.toMatch(/WidgetProps|Section/);
});
