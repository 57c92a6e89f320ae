// What an entry promises to authors, read from its report in docs/api.

/** The entry that everybody imports first, and the most names that it may have: more than this nobody looks through. */
export const mainEntry = { report: "extension-sdk", most: 111 };

/** Entries outside the promise of versions: they have no report. */
export const internalEntries = new Set(["./internal", "./mistakes", "./compat"]);

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

const declaration =
  /^(?:export )?(?:declare |default )?(?:abstract )?(?:async )?(?:function|const|let|class|interface|type|enum|namespace) (\w+)/;

/** The name of a member, as its line in a report begins; the line itself where it has none, as an index has. */
function memberName(line) {
  const text = line.trim();
  return /^(?:(?:static|readonly|protected|get|set) )*("[^"]*"|[\w$]+)\?? ?[:(<=;]/.exec(text)?.[1] ?? text;
}

/**
 * What a report shows without a word about what it is for: exports, what they are made of, and the members of both.
 *
 * @example undocumentedNames("// @public\nexport interface Change {\n    // (undocumented)\n    id: string;\n}") // ["Change.id"]
 */
export function undocumentedNames(report) {
  const lines = report.split("\n");
  let owner = "";
  return lines.flatMap((line, index) => {
    owner = declaration.exec(line)?.[1] ?? owner;
    if (!/^ *\/\/.*\(undocumented\)$/.test(line)) return [];
    const next = lines.slice(index + 1).find((other) => !/^ *\/\//.test(other)) ?? "";
    return [declaration.exec(next)?.[1] ?? `${owner}.${memberName(next)}`];
  });
}

/** How many names a fault spells out. */
const namesShown = 10;

/** What is to be said about a report with names that nothing is said of; nothing where there are none. */
export function undocumentedFault(file, report) {
  const names = undocumentedNames(report);
  if (names.length === 0) return undefined;
  const shown = names.slice(0, namesShown).join(", ");
  const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : "";
  return `${file} shows ${names.length} without a word about what they are for: ${shown}${more}`;
}
