// What an entry promises to authors, read from its report in docs/api.

/** The entry that everybody imports first, and the most names that it may have: more than this nobody looks through. */
export const mainEntry = { report: "extension-sdk", most: 110 };

/** Entries outside the promise of versions: they have no report. */
export const internalEntries = new Set(["./internal"]);

/**
 * The names that a report exports.
 *
 * @example exportedNames("// @public\nexport function hide(id: string): Change;") // ["hide"]
 */
export function exportedNames(report) {
  const declared = report.matchAll(
    /^export (?:declare |default )?(?:abstract )?(?:async )?(?:function|const|let|class|interface|type|enum|namespace) (\w+)/gm,
  );
  const listed = [...report.matchAll(/^export \{ ?([^}]*?) ?\}/gm)].flatMap(([, names]) =>
    names.split(/\s*,\s*/),
  );
  return [...new Set([...[...declared].map(([, name]) => name), ...listed.filter((name) => name !== "")])];
}

/** Names that a report exports without a word about what they are for. */
export function undocumentedNames(report) {
  return [
    ...report.matchAll(
      /\(undocumented\)\nexport (?:declare )?(?:abstract )?(?:function|const|class|interface|type) (\w+)/g,
    ),
  ].map(([, name]) => name);
}
