/** A zone as it is written into a widget. */
export interface WidgetZone {
  zone: string;
  /** The prop that the zone hands its record over in. */
  prop?: string | undefined;
}

/** `product.details.side.before` → `ProductDetailsSideBefore`. */
function componentName(id: string): string {
  return id
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** `product.details.side.before` → `product-details-side-before`: a name for the file. */
export function fileName(id: string): string {
  return id.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
}

/** A whole widget for a zone, which can be saved as it is. */
export function widgetText({ zone, prop }: WidgetZone): string {
  const isNarrow = /^(sidebar|topbar)\./.test(zone);
  const props = prop === undefined ? "" : `{ ${prop} }: WidgetProps<"${zone}">`;
  const body = prop === undefined ? "Here it is" : prop === "page" ? `{${prop}}` : `{${prop}.id}`;
  return [
    `import type { WidgetConfig${prop === undefined ? "" : ", WidgetProps"} } from "@tillhouse/extension-sdk";`,
    ...(isNarrow ? [] : [`import { Section } from "@tillhouse/extension-sdk/ui";`]),
    "",
    `export const config: WidgetConfig = { zone: "${zone}" };`,
    "",
    `export default function ${componentName(zone)}(${props}) {`,
    isNarrow ? `  return <small>${body}</small>;` : `  return <Section title="${zone}">${body}</Section>;`,
    "}",
    "",
  ].join("\n");
}

/** A change of the part with an id, ready to stand in `changes` of `src/admin/extension.ts`. */
export interface ChangeSnippet {
  name: "hide" | "wrap" | "replace" | "move";
  text: string;
}

/** The changes that the part with an id takes. */
export function changeTexts(id: string): ChangeSnippet[] {
  const [first = "", second = "", third] = id.split(".");
  const load = `{ load: () => import("./parts/${fileName(id)}") }`;
  const hide: ChangeSnippet = { name: "hide", text: `hide("${id}"),` };
  const change = (name: ChangeSnippet["name"], what: string): ChangeSnippet => ({
    name,
    text: `${name}("${id}", ${what}),`,
  });
  if (first === "sidebar") return [hide, change("move", "{ order: 1 }")];
  // Pages, and what the settings lead to.
  if (first === "settings" || third === undefined)
    return [hide, change("wrap", load), change("replace", load)];
  const move = change("move", '{ before: "…" }');
  switch (second) {
    case "columns":
      return [
        hide,
        change("wrap", "{ render: (record, original) => original }"),
        change("replace", "{ render: (record) => record.id }"),
        move,
      ];
    case "filters":
      return [hide, move];
    case "actions":
      // It only opens the form; there is nothing to put something around.
      if (third === "duplicate") return [hide];
      return [hide, change("wrap", "{ run: async (context, original) => original() }")];
    default:
      return [hide, change("wrap", load), change("replace", load), move];
  }
}
