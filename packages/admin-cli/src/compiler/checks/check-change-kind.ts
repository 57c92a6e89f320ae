import type { ParsedElementId } from "@tillhouse/extension-sdk/contract";
import type { Problem } from "../../base/errors";
import { locationOf } from "../../syntax/source-file";
import { entryOf, type StaticValue } from "../../syntax/static-value";
import type { FoundChange } from "./check-changes";

/** What happens to the target of a change. */
export const changeVerbs: Readonly<Record<string, string>> = {
  hide: "hidden",
  replace: "replaced",
  wrap: "wrapped",
  move: "moved",
  extendResource: "changed",
};

const things: Readonly<Record<ParsedElementId["kind"], string>> = {
  sidebar: "An entry of the sidebar",
  setting: "A settings page",
  list: "The list of a resource",
  detail: "The detail page of a resource",
  form: "The form of a resource",
  columns: "A column",
  filters: "A filter",
  sections: "A section",
  fields: "A field",
  actions: "An action",
  documents: "A document",
};

/** Why a kind of thing cannot be changed in a way, or `undefined` where it can. */
function refusal(name: string, kind: ParsedElementId["kind"]): { why: string; hint: string } | undefined {
  if (kind === "sidebar" && name !== "move" && name !== "hide")
    return {
      why: "An entry of the sidebar is a link: there is no component that could stand in its place.",
      hint: "Give it another label, icon or place with move, or hide it and bring a link of your own.",
    };
  if (kind === "filters" && name === "wrap")
    return {
      why: "A filter is drawn by the admin from its definition.",
      hint: "Replace it with another filter.",
    };
  if (name === "move" && ["setting", "list", "detail", "form"].includes(kind))
    return {
      why: "Only what stands among others has a place: columns, filters, sections, fields, actions, documents and entries of the sidebar.",
      hint: "Hide it, replace it, or move its entry in the sidebar.",
    };
  return undefined;
}

/** The entries of which one makes a replacement or wrapper usable, and how it is written. */
function needed(
  name: string,
  kind: ParsedElementId["kind"],
): { entries: string[]; hint: string } | undefined {
  const load = { entries: ["load"], hint: 'Write for example: { load: () => import("./own") }' };
  if (name === "wrap" && kind === "columns")
    return {
      entries: ["render"],
      hint: "Write for example: { render: (record, original) => <b>{original}</b> }",
    };
  if (name === "wrap" && kind === "actions")
    return { entries: ["run"], hint: "Write for example: { run: (context, original) => original() }" };
  if (name === "wrap") return load;
  switch (kind) {
    case "columns":
      return { entries: ["render", "kind"], hint: "Write for example: { render: (record) => record.title }" };
    case "filters":
      return { entries: ["kind"], hint: 'Write for example: filter.words("status", { words: ["open"] })' };
    case "fields":
      return { entries: ["load", "kind"], hint: load.hint };
    case "sections":
      return { entries: ["load", "facts", "related", "rows", "kind", "metadata"], hint: load.hint };
    case "actions":
      return {
        entries: ["run"],
        hint: "Write for example: { run: ({ record, host }) => host.client.admin.products.delete(record.id) }",
      };
    default:
      return load;
  }
}

function hasOne(value: StaticValue, names: readonly string[]): boolean {
  return names.some((name) => entryOf(value, name) !== "missing");
}

/** Checks that a change is one that its target can take, and brings what is needed for it. */
export function checkChangeKind(
  { module, call }: FoundChange,
  { kind }: ParsedElementId,
): Problem | undefined {
  const [target, given] = call.values;
  if (target === undefined) return undefined;
  const refused = refusal(call.name, kind);
  if (refused !== undefined)
    return {
      rule: "change-kind",
      message: `${things[kind]} cannot be ${changeVerbs[call.name]}.`,
      ...refused,
      ...locationOf(module.file, target.start, target.end),
    };
  if (call.name !== "replace" && call.name !== "wrap") return undefined;
  const asked = needed(call.name, kind);
  if (asked === undefined || (given !== undefined && hasOne(given, asked.entries))) return undefined;
  const at = given ?? target;
  const what = call.name === "wrap" ? "put around" : "put in the place of";
  return {
    rule: "change-kind",
    message: `This cannot be ${what} ${things[kind].replace(/^(An?|The)/, (article) => article.toLowerCase())}: it has no \`${asked.entries[0]}\`.`,
    why: "The admin would leave the change out when it runs.",
    hint: asked.hint,
    ...locationOf(module.file, at.start, at.end),
  };
}
