import type { Manifest } from "../src/core/registry/manifest";

const head = `# Zones and ids

This page lists every zone that a widget can use, and every id that a change can use. [Widgets](routes-and-widgets.md#widgets) explains zones; [Changes](changes.md) explains ids.

\`packages/admin-ui/test/manifest.test.ts\` generates this page from the definitions. The same list is data in \`@tillhouse/admin-ui/manifest.json\`.`;

const zonesHead = `## Zones of resources

Each resource below has these zones. Replace \`<prefix>\` with its prefix, and \`<section>\` with the id of a section:

- \`<prefix>.list.before\`, \`<prefix>.list.after\`
- \`<prefix>.details.before\`, \`<prefix>.details.after\`
- \`<prefix>.details.side.before\`, \`<prefix>.details.side.after\`
- \`<prefix>.details.<section>.before\`, \`<prefix>.details.<section>.after\`
- \`<prefix>.form.before\`, \`<prefix>.form.after\`

A widget gets the record under the name in the column “Prop”. A zone is shown if the resource has that page.`;

const idsHead = `## Ids

An id is the resource, the kind and the name: \`orders.columns.total\`. Pages have no name: \`orders.detail\`.`;

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}

const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const pageKinds = ["list", "detail", "form"];
const kinds = ["columns", "filters", "sections", "fields", "actions", "documents"];

function zoneRows({ zones, ids }: Manifest): string[] {
  const byPrefix = groupBy(zones, ({ name }) => name.slice(0, name.indexOf(".")));
  return byPrefix.flatMap(([prefix, ofPrefix]) => {
    const [first] = ofPrefix;
    if (first?.resource === undefined) return [];
    const prop = ofPrefix.find((zone) => zone.prop !== undefined)?.prop ?? "–";
    const parts = new Set(
      ofPrefix.map(({ name }) => name.slice(prefix.length + 1).replace(/\.(before|after)$/, "")),
    );
    const sections = [...parts].flatMap((part) =>
      part.startsWith("details.") && part !== "details.side" ? [code(part.slice("details.".length))] : [],
    );
    const pages = pageKinds.filter((kind) => ids.some(({ id }) => id === `${first.resource}.${kind}`));
    // Parts of other records have no page that a widget could stand in.
    if (pages.length === 0) return [];
    return [row([code(prefix), code(first.resource), code(prop), pages.join(", "), sections.join(" ")])];
  });
}

function otherZones({ zones }: Manifest): string {
  const isOther = ({ resource, isWaiting }: Manifest["zones"][number]) =>
    resource === undefined && !isWaiting;
  const waiting = zones.flatMap(({ name, isWaiting }) => (isWaiting ? [code(name)] : []));
  const others = zones.filter(isOther).map(({ name }) => code(name));
  const accepted = `\n\nAccepted, but without a page that shows them: ${waiting.join(", ")}.`;
  return `## Other zones

On pages of the admin itself: ${others.join(", ")}.${waiting.length === 0 ? "" : accepted}`;
}

/** A part of each resource: a heading, and a row for each kind of its ids. */
function idTables({ ids }: Manifest): string {
  const byResource = groupBy(
    ids.filter(({ resource }) => resource !== undefined),
    ({ resource }) => resource ?? "",
  );
  const parts = byResource.map(([resource, own]) => {
    const rows = ["pages", ...kinds].flatMap((kind) => {
      const start = kind === "pages" ? `${resource}.` : `${resource}.${kind}.`;
      const found = own.filter((entry) =>
        kind === "pages" ? pageKinds.includes(entry.kind) : entry.id.startsWith(start),
      );
      const names = found.map(({ id }) => code(id.slice(start.length)));
      return names.length === 0 ? [] : [row([code(`${start}…`), names.join(" ")])];
    });
    return [`### ${resource}`, "", row(["Id", "Names"]), row(["---", "---"]), ...rows].join("\n");
  });
  return parts.join("\n\n");
}

function standing({ ids }: Manifest, kind: string): string {
  return ids.flatMap((entry) => (entry.kind === kind ? [code(entry.id)] : [])).join(", ");
}

/** The page of the documentation that names all zones and ids. */
export function zonesPage(manifest: Manifest): string {
  return `${[
    head,
    zonesHead,
    [
      row(["Prefix", "Resource", "Prop", "Pages", "Sections"]),
      row(["---", "---", "---", "---", "---"]),
      ...zoneRows(manifest),
    ].join("\n"),
    otherZones(manifest),
    idsHead,
    idTables(manifest),
    `### Sidebar and settings

Entries of the sidebar: ${standing(manifest, "sidebar")}.

Cards of the settings: ${standing(manifest, "setting")}.`,
  ].join("\n\n")}\n`;
}
