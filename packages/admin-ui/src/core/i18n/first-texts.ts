import { type AnyCell, type AnyResource, cellId } from "@tillhouse/extension-sdk/internal";

/** Pages, tools, dialogs and toasts that somebody opens or that come by themselves later, each with what leads to it. */
const opened: Readonly<Record<string, readonly string[]>> = {
  bulk: [],
  export: ["button"],
  "first-steps": [],
  grid: [],
  import: ["button"],
  "inventory-count": ["title"],
  jobs: ["unreadTitle"],
  papers: ["description", "title"],
  print: [],
  problems: ["title"],
  purchase: [],
  shortcuts: ["show"],
  "store-details": ["description", "title"],
  tree: ["move"],
};

const plural = /_(?:zero|one|two|few|many|other)$/;

/** What the list of a resource says of its columns and filters, and around its rows. */
function listTexts({ list }: AnyResource): ReadonlySet<string> {
  const columns = list?.columns ?? [];
  const filters = list?.filters ?? [];
  const cells = columns.filter((cell): cell is AnyCell => typeof cell !== "string");
  const ids = columns.map((cell) => (typeof cell === "string" ? cell : cellId(cell)));
  return new Set([
    "count",
    "emptyText",
    "emptyTitle",
    "searchHint",
    "filters",
    "views",
    // The words of a status stand below the column's own name.
    ...ids,
    ...[...ids, ...filters.map(({ key }) => key)].map((name) => `fields.${name}`),
    ...[...cells, ...filters].map(({ label = "" }) => label.split(".").slice(1).join(".")),
  ]);
}

/**
 * Tells of a text whether the admin may say it before the body of any resource is there: what the frame says, what resources
 * are called, and what those say whose list is known from the start. The build puts the others into a file of their own.
 *
 * @param resources the built-in ones, as far as they are known from the start
 */
export function firstTexts(resources: readonly AnyResource[]): (key: string) => boolean {
  const known = new Map(
    resources.map((resource) => [
      resource.name,
      new Set(["title", "one", "description", ...(resource.list ? listTexts(resource) : [])]),
    ]),
  );
  return (key) => {
    const [namespace = "", ...rest] = key.replace(plural, "").split(".");
    const buttons = opened[namespace];
    if (buttons !== undefined) return buttons.includes(rest.join("."));
    const texts = known.get(namespace);
    return texts === undefined || texts.has(rest[0] ?? "") || texts.has(rest.slice(0, 2).join("."));
  };
}
