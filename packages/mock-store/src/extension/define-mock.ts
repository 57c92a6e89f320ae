import type { MockData } from "../database/mock-data";
import type { MockCall } from "../http/mock-call";
import type { ScenarioName } from "../seed/scenarios";
import type { MockTable } from "./mock-table";

/** What a table of an extension holds. */
export interface MockTableDefinition<Columns extends object> {
  /**
   * The columns of a new row that says nothing of them. `id`, `created_at` and `updated_at` are there by themselves.
   *
   * @example { title: "", rating: 5, product_id: null as string | null }
   */
  columns: Columns;
  /** What ids begin with: `rev` for `rev_01MOCK…`. Default: the name of the table. */
  prefix?: string;
  /** What `q` looks into. Default: nothing. */
  search?: readonly (keyof NoInfer<Columns> & string)[];
  /** The rows at the start, also of a store that has data; not in the scenario `empty-shop`. Default: none. */
  rows?: MockRows<NoInfer<Columns>>;
}

/** Rows as they are written down, or what makes them of the store's own data. */
export type MockRows<Columns extends object> =
  | readonly Partial<MockTableRow<Columns>>[]
  | ((data: MockData) => readonly Partial<MockTableRow<Columns>>[]);

/** One row of a table of an extension. */
export type MockTableRow<Columns extends object> = Columns & {
  /** Unique in its table: `rev_01MOCK…`. */
  id: string;
  /** When the row was made: ISO 8601 UTC. */
  created_at: string;
  /** When the row was last written: ISO 8601 UTC. */
  updated_at: string;
};

/** The tables of an extension, by their names. */
export type MockTables<Tables extends Record<string, object>> = {
  readonly [Name in keyof Tables]: MockTable<Tables[Name]>;
};

/** What is asked at an endpoint of an extension. */
export type MockRouteContext = Pick<
  MockCall,
  "method" | "path" | "params" | "query" | "payload" | "files" | "body" | "headers"
>;

/** What a scenario fills. */
export interface MockScenarioContext<Tables extends Record<string, object>> {
  /** The extension's own tables. */
  tables: MockTables<Tables>;
  /** What the store itself holds. */
  data: MockData;
}

/** What is asked at an endpoint, and what it may read and write. */
export interface MockEndpointContext<Tables extends Record<string, object>>
  extends MockRouteContext,
    MockScenarioContext<Tables> {}

/** Answers an endpoint: what becomes the JSON of the answer, or a `Response`. Throw a `MockError` to refuse. */
export type MockEndpoint<Tables extends Record<string, object>> = (
  context: MockEndpointContext<Tables>,
) => unknown;

/** A state of the extension that somebody can ask for by name. */
export interface MockScenario<Tables extends Record<string, object>> {
  /** What the store itself is like. Default: `default`. */
  store?: ScenarioName;
  /** Changes what the tables hold, after their own rows were filled in. */
  fill?: (context: MockScenarioContext<Tables>) => void;
}

/** A method and a path below `/admin`: `GET /reviews/:id`. */
export type MockEndpointKey = `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

/** What {@link defineMock} takes. */
export interface MockDefinition<Tables extends Record<string, object>> {
  /** Tables of the extension, beside those of the store. Default: none. */
  tables?: { readonly [Name in keyof Tables]: MockTableDefinition<Tables[Name]> };
  /** What answers at paths below `/admin`. They win over the store's own. Default: none. */
  endpoints?: Readonly<Record<MockEndpointKey, MockEndpoint<NoInfer<Tables>>>>;
  /** Scenarios beside those of the store, by their names. Default: none. */
  scenarios?: Readonly<Record<string, MockScenario<NoInfer<Tables>>>>;
}

/** Tables of any extension, as the mock store sees them. */
type AnyTables = Record<string, Record<string, unknown>>;

/** What an extension adds to the mock store; see {@link defineMock}. */
export type MockExtension = MockDefinition<AnyTables>;

/**
 * Defines what the backend of an extension adds to the store: tables, endpoints and scenarios. It stands in
 * `src/admin/mock/*.ts`, as the default export, and is used by `tillhouse dev --mock` and by tests.
 *
 * @example
 * export default defineMock({
 *   tables: { review: { columns: { title: "", rating: 5 }, prefix: "rev", search: ["title"] } },
 *   endpoints: {
 *     "GET /reviews/:id": ({ params, tables }) => ({ review: tables.review.require(params.id) }),
 *   },
 * });
 */
export function defineMock<Tables extends Record<string, object> = Record<never, object>>(
  definition: MockDefinition<Tables>,
): MockExtension {
  // The store hands each definition its own tables and no others, so what the definition expects of them holds.
  return definition as unknown as MockExtension;
}
