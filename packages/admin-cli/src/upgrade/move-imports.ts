import { moduleName, type ParsedModule } from "../syntax/parse-module";
import { referencedNames } from "../syntax/references";
import type { Edit } from "./edits";

const sdk = "@tillhouse/extension-sdk";

/** A name that no entry of the SDK exports any more. */
export interface LostExport {
  name: string;
  entry: string;
  start: number;
  end: number;
}

/**
 * The edits that import each value of the SDK from the entry that has it now.
 *
 * @param exports what each entry exports that the admin shares. Types are not among it: they stay where they are.
 */
export function moveImports(
  module: ParsedModule,
  exports: ReadonlyMap<string, readonly string[]>,
): { edits: Edit[]; lost: LostExport[] } {
  const edits: Edit[] = [];
  const lost: LostExport[] = [];
  // A type that is imported without saying so is none of the exports that run.
  const used = new Set(
    module.program.body.flatMap((statement) =>
      statement.type === "ImportDeclaration" ? [] : [...referencedNames(statement)],
    ),
  );
  const entries = [...exports].filter(([entry]) => entry === sdk || entry.startsWith(`${sdk}/`));
  for (const statement of module.program.body) {
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") continue;
    const entry = statement.source.value;
    const known = exports.get(entry);
    if (known === undefined || !entries.some(([name]) => name === entry)) continue;
    const values = statement.specifiers.filter(
      (specifier) =>
        specifier.type === "ImportSpecifier" &&
        specifier.importKind !== "type" &&
        used.has(specifier.local.name),
    );
    const gone = values.flatMap((specifier) => {
      const name = specifier.type === "ImportSpecifier" ? moduleName(specifier.imported) : "";
      if (known.includes(name)) return [];
      const owners = entries.filter(([, names]) => names.includes(name)).map(([other]) => other);
      return [{ specifier, name, owner: owners.length === 1 ? owners[0] : undefined }];
    });
    for (const { specifier, name, owner } of gone)
      if (owner === undefined)
        lost.push({ name, entry, start: Number(specifier.start), end: Number(specifier.end) });
    const moved = gone.filter(({ owner }) => owner !== undefined);
    if (moved.length === 0) continue;
    const textOf = (node: { start: number; end: number }): string =>
      module.file.text.slice(node.start, node.end);
    const stays = statement.specifiers.filter(
      (specifier) => !moved.some((one) => one.specifier === specifier),
    );
    const quote = textOf(statement.source)[0];
    const line = (names: string[], from: string): string =>
      `import { ${names.join(", ")} } from ${quote}${from}${quote};`;
    const owners = [...new Set(moved.flatMap(({ owner }) => owner ?? []))].sort();
    const added = owners.map((owner) =>
      line(
        moved.filter((one) => one.owner === owner).map(({ specifier }) => textOf(specifier)),
        owner,
      ),
    );
    // Another kind of import stands beside the names only where it was written so; then the names alone move.
    const isPlain = stays.every(({ type }) => type === "ImportSpecifier");
    if (!isPlain) {
      for (const { specifier, name } of moved)
        lost.push({ name, entry, start: Number(specifier.start), end: Number(specifier.end) });
      continue;
    }
    const rest = stays.length === 0 ? [] : [line(stays.map(textOf), entry)];
    edits.push({ start: statement.start, end: statement.end, text: [...rest, ...added].join("\n") });
  }
  return { edits, lost };
}
