import type { Manifest } from "../src/core/registry/manifest";

const head = `# Zones and ids

Everything of the admin that a widget can stand in and that a change can name. Written from the definitions of its resources by
\`packages/admin-ui/test/manifest.test.ts\`; the same stands as data in \`@tillhouse/admin-ui/manifest.json\`. What a zone is for is told in [places](places.md), what can be done to an
id in [changes](changes.md).`;

const zonesHead = `## Zones

\`<prefix>.list.before\` and \`.after\`, \`<prefix>.details.before\` and \`.after\`, \`<prefix>.details.side.before\` and \`.after\`, \`<prefix>.form.before\` and \`.after\`, and for each section
\`<prefix>.details.<section>.before\` and \`.after\`. A zone whose page is still to come may be named already: its widgets are shown as soon as the page is there.`;

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
  return `Zones of the admin itself: ${others.join(", ")}.

Zones of v1 whose pages are still to come: ${waiting.join(", ")}.`;
}

function idLines({ ids }: Manifest): string[] {
  const byResource = groupBy(
    ids.filter(({ resource }) => resource !== undefined),
    ({ resource }) => resource ?? "",
  );
  return byResource.flatMap(([resource, own]) => {
    const pages = own.flatMap(({ id, kind }) => (pageKinds.includes(kind) ? [code(id)] : []));
    const parts = kinds.flatMap((kind) => {
      const start = `${resource}.${kind}.`;
      const names = own.flatMap(({ id }) => (id.startsWith(start) ? [code(id.slice(start.length))] : []));
      return names.length === 0 ? [] : [`; ${kind} ${names.join(" ")}`];
    });
    return [`- **${resource}**: ${pages.join(" ")}${parts.join("")}`];
  });
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
      row(["Prefix", "Resource", "Prop", "Pages so far", "Sections"]),
      row(["---", "---", "---", "---", "---"]),
      ...zoneRows(manifest),
    ].join("\n"),
    otherZones(manifest),
    idsHead,
    idLines(manifest).join("\n"),
    `Entries of the sidebar: ${standing(manifest, "sidebar")}.`,
    `Cards of the settings: ${standing(manifest, "setting")}.`,
  ].join("\n\n")}\n`;
}
