import { isScenarioName, scenarioNames } from "@tillhouse/mock-store";
import { didYouMean } from "../base/did-you-mean";
import type { Problem } from "../base/errors";
import { locationOf, type SourceFile } from "../syntax/source-file";

type Wording = Omit<Problem, "rule" | "file" | "line" | "column" | "frame">;

/** Where a key is written in the file; the first place, as nothing else is known of it. */
export function locationOfKey(file: SourceFile, key: string): Partial<Problem> {
  const literal = key.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const found = new RegExp(`(["'\`])${literal}\\1|\\b${literal}\\b(?=\\s*[:(,}])`).exec(file.text);
  return found === null
    ? { file: file.source }
    : locationOf(file, found.index, found.index + found[0].length);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isFunction = (value: unknown): boolean => typeof value === "function";

const meant = (wrong: string, known: readonly string[]): string => {
  const near = didYouMean(wrong, known);
  return near === undefined ? `There are ${known.join(", ")}.` : `Did you mean "${near}"?`;
};

function checkEndpoint(key: string, endpoint: unknown): Wording | undefined {
  if (!/^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(key))
    return {
      message: `"${key}" is no endpoint.`,
      why: "An endpoint is a method in capitals, one space, and a path that begins with a slash.",
      hint: 'Write it like "GET /reviews/:id".',
    };
  if (/ \/admin(?:\/|$)/.test(key))
    return {
      message: `"${key}" begins with /admin.`,
      why: "All endpoints lie below /admin, so this one would answer at /admin/admin.",
      hint: `Write "${key.replace(/ \/admin\/?/, " /")}".`,
    };
  if (!isFunction(endpoint))
    return {
      message: `The endpoint "${key}" is no function.`,
      why: "It is called for each request, and what it returns becomes the answer.",
      hint: `Write "${key}": () => ({ … }).`,
    };
  return undefined;
}

function checkTable(name: string, table: unknown): Wording | undefined {
  if (!isObject(table) || !isObject(table.columns))
    return {
      message: `The table "${name}" has no columns.`,
      why: "A new row begins with the values of its columns.",
      hint: `Write ${name}: { columns: { title: "" } }.`,
    };
  const columns = ["id", "created_at", "updated_at", ...Object.keys(table.columns)];
  const search: unknown[] = Array.isArray(table.search) ? table.search : [];
  const unknown = search.find((column) => typeof column !== "string" || !columns.includes(column));
  if (unknown !== undefined)
    return {
      message: `The table "${name}" is searched in "${String(unknown)}", which is none of its columns.`,
      why: "What is typed into a search is looked for in these columns.",
      hint: meant(String(unknown), columns),
    };
  if (table.rows !== undefined && !Array.isArray(table.rows) && !isFunction(table.rows))
    return {
      message: `The rows of the table "${name}" are no list.`,
      why: "They are what the table holds at the start.",
      hint: "Write a list of rows, or a function that returns one.",
    };
  return undefined;
}

function checkScenario(name: string, scenario: unknown): Wording | undefined {
  if (isScenarioName(name))
    return {
      message: `The store has a scenario "${name}" of its own.`,
      why: "A name leads to one scenario.",
      hint: "Give yours another name.",
    };
  if (!isObject(scenario) || (scenario.fill !== undefined && !isFunction(scenario.fill)))
    return {
      message: `The scenario "${name}" is no scenario.`,
      why: "It says what the store is like, what the tables hold, or both.",
      hint: `Write "${name}": { fill: ({ tables }) => { … } }.`,
    };
  const { store } = scenario;
  if (store !== undefined && !isScenarioName(store))
    return {
      message: `The scenario "${name}" begins with the store "${String(store)}", which does not exist.`,
      why: "A scenario begins with one of the store.",
      hint: meant(String(store), scenarioNames),
    };
  return undefined;
}

const checks = { tables: checkTable, endpoints: checkEndpoint, scenarios: checkScenario };
const entries = Object.keys(checks) as (keyof typeof checks)[];

/** What is wrong with what a file of `src/admin/mock` exports. */
export function checkMock(value: unknown, file: SourceFile): Problem[] {
  const problem = (wording: Wording, key?: string): Problem => ({
    rule: "mock-invalid",
    ...wording,
    ...(key === undefined ? { file: file.source } : locationOfKey(file, key)),
  });
  if (!isObject(value))
    return [
      problem({
        message:
          value === undefined
            ? "The file has no default export."
            : "The default export is nothing that defineMock made.",
        why: "Each file of src/admin/mock is one mock; the store in memory takes its default export.",
        hint: "Write: export default defineMock({ … });",
      }),
    ];
  const unknown = Object.keys(value).filter((key) => !entries.some((entry) => entry === key));
  const problems = unknown.map((key) =>
    problem(
      {
        message: `A mock has no "${key}".`,
        why: "It has tables, endpoints and scenarios; nothing reads anything else.",
        hint: meant(key, entries),
      },
      key,
    ),
  );
  for (const entry of entries) {
    const all = value[entry];
    if (all === undefined) continue;
    if (!isObject(all)) {
      const why = "Each has a name or a path of its own.";
      problems.push(
        problem({ message: `The ${entry} are no object.`, why, hint: `Write ${entry}: { … }.` }, entry),
      );
      continue;
    }
    for (const [key, one] of Object.entries(all)) {
      const wording = checks[entry](key, one);
      if (wording !== undefined) problems.push(problem(wording, key));
    }
  }
  return problems;
}
