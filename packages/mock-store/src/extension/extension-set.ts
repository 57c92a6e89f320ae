import type { MockData } from "../database/mock-data";
import {
  comparePatterns,
  type EndpointPattern,
  matchEndpoint,
  readPattern,
  shapeOf,
} from "../http/match-endpoint";
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from "../seed/scenarios";
import type { MockEndpoint, MockExtension, MockTableDefinition } from "./define-mock";
import { createMockTable, type MockTable } from "./mock-table";

type Columns = Record<string, unknown>;
type Tables = Record<string, MockTable<Columns>>;
type Endpoint = MockEndpoint<Record<string, Columns>>;

/** A table with what it was made from. */
interface HeldTable {
  table: MockTable<Columns>;
  /** The definition as a text: another text is another table. */
  source: string;
}

/** The rows of the tables of extensions, by extension and name. */
export type HeldTables = readonly ReadonlyMap<string, HeldTable>[];

/** What several extensions add to a store. */
export interface ExtensionSet {
  /** Every scenario that can be played, the store's own first. */
  scenarios: readonly string[];
  /** What the store itself is like in a scenario. @throws Error where there is no such scenario. */
  storeScenario(scenario: string): ScenarioName;
  /** A scenario of an extension as a text: another text is another scenario. Empty for those of the store. */
  scenarioSource(scenario: string): string;
  /** The endpoint that answers a path below `/admin`, and the parameters in it. */
  find(
    method: string,
    path: string,
  ): { pattern: string; endpoint: Endpoint; index: number; params: Record<string, string> } | undefined;
  /** Makes the tables of all extensions, with their rows or with those that tables of the same definition hold. */
  makeTables(setting: MakeTables): HeldTables;
  /** Does what a scenario says. */
  fill(scenario: string, data: MockData, held: HeldTables): void;
}

/** What tables of extensions are made with. */
interface MakeTables {
  /** What the store itself holds. */
  data: MockData;
  /** What the store itself is like. */
  store: ScenarioName;
  now: () => Date;
  /** Tables whose rows stay where their definition does. */
  held?: HeldTables;
}

function sourceOf(definition: unknown): string {
  return JSON.stringify(definition, (_, value: unknown) =>
    typeof value === "function" ? String(value) : value,
  );
}

/** The tables of one extension, as its endpoints get them. */
export function tablesOf(held: HeldTables, index: number): Tables {
  return Object.fromEntries([...(held[index] ?? [])].map(([name, { table }]) => [name, table]));
}

function fillRows(
  table: MockTable<Columns>,
  { rows = [] }: MockTableDefinition<Columns>,
  data: MockData,
): void {
  for (const values of typeof rows === "function" ? rows(data) : rows) table.insert(values);
}

/**
 * Puts what extensions add to a store together.
 *
 * @throws Error where two have the same endpoint or scenario, or one has a scenario of the store.
 */
export function createExtensionSet(extensions: readonly MockExtension[]): ExtensionSet {
  const endpoints: (EndpointPattern & { endpoint: Endpoint; index: number })[] = [];
  const byShape = new Set<string>();
  const own = new Map<string, { index: number; scenario: NonNullable<MockExtension["scenarios"]>[string] }>();
  for (const [index, extension] of extensions.entries()) {
    for (const [pattern, endpoint] of Object.entries(extension.endpoints ?? {})) {
      const shape = shapeOf(pattern);
      if (byShape.has(shape)) throw new Error(`Two mocks have the endpoint "${pattern}".`);
      byShape.add(shape);
      endpoints.push({ ...readPattern(pattern), endpoint, index });
    }
    for (const [name, scenario] of Object.entries(extension.scenarios ?? {})) {
      if (isScenarioName(name)) throw new Error(`The store has a scenario "${name}" of its own.`);
      if (own.has(name)) throw new Error(`Two mocks have the scenario "${name}".`);
      own.set(name, { index, scenario });
    }
  }
  endpoints.sort(comparePatterns);
  const names = [...scenarioNames, ...own.keys()];
  return {
    scenarios: names,
    storeScenario(name) {
      if (isScenarioName(name)) return name;
      const found = own.get(name);
      if (found === undefined)
        throw new Error(`There is no scenario "${name}". There are ${names.join(", ")}.`);
      return found.scenario.store ?? "default";
    },
    scenarioSource: (name) => (own.has(name) ? sourceOf(own.get(name)?.scenario) : ""),
    find(method, path) {
      for (const { endpoint, index, ...pattern } of endpoints) {
        const params = matchEndpoint(pattern, method, path);
        if (params !== undefined) return { pattern: pattern.pattern, endpoint, index, params };
      }
      return undefined;
    },
    makeTables({ data, store, now, held = [] }) {
      return extensions.map(
        ({ tables = {} }) =>
          new Map(
            Object.entries(tables).map(([name, definition]) => {
              const source = sourceOf(definition);
              const before = held.map((of) => of.get(name)).find((table) => table?.source === source);
              if (before !== undefined) return [name, before];
              const table = createMockTable(name, definition, now);
              if (scenarios[store].shop !== "empty") fillRows(table, definition, data);
              return [name, { table, source }];
            }),
          ),
      );
    },
    fill(name, data, held) {
      const found = own.get(name);
      found?.scenario.fill?.({ tables: tablesOf(held, found.index), data });
    },
  };
}
