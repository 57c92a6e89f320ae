import { AdminError, toAdminError } from "../errors/errors";
import type { AnyResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import type { FieldSelection } from "../resource-head/resource-api";

/** What reading and writing need of the host. */
export type HostForData = Pick<AdminHost, "client" | "resource">;

/** The address of a resource, of one of its records, or of something below that record. */
export function pathOf(resource: AnyResource, id?: string, below?: string): string {
  const parts = [resource.api.path ?? resource.name, ...(id === undefined ? [] : [encodeURIComponent(id)])];
  return `/${[...parts, ...(below === undefined ? [] : [below])].join("/")}`;
}

/**
 * What `select` asks for, as the API takes it. Where the first of several has no `fields`, all are asked for, whatever the
 * others say.
 *
 * @example queryOf([{ fields: "id,title" }, { expand: "tags" }]) // { fields: "id,title", expand: "tags" }
 */
export function queryOf(
  select: FieldSelection | readonly FieldSelection[] | undefined,
): Pick<FieldSelection, "fields" | "expand"> {
  const parts = [select ?? []].flat();
  const joined = (key: "fields" | "expand") => {
    const names = parts
      .flatMap((responseValue) => responseValue[key]?.split(",") ?? [])
      .map((name) => name.trim());
    return names.length === 0 ? {} : { [key]: [...new Set(names)].join(",") };
  };
  return { ...(parts[0]?.fields !== undefined && joined("fields")), ...joined("expand") };
}

const selectKeys = ["fields", "expand"] as const;

/**
 * What a resource is asked for, as its API takes it: some take the names in `fields` and `expand` as lists (`api.selectFormat`).
 *
 * @example sentQuery(taxRates, { expand: "products,product_types" }) // { expand: ["products", "product_types"] }
 */
export function sentQuery<Query extends object>(
  { api }: Pick<AnyResource, "api">,
  query: Query,
): Query | Record<string, unknown> {
  if (api.selectFormat !== "list") return query;
  const lists = selectKeys.flatMap((key) => {
    const names: unknown = Reflect.get(query, key);
    return typeof names === "string" ? [[key, names.split(",").filter(Boolean)]] : [];
  });
  return { ...query, ...Object.fromEntries(lists) };
}

/**
 * What the list of a resource is asked: as its API takes it, with what tells its records from others at the same address (`api.query`).
 *
 * @example listedQuery(giftCardProducts, { limit: 20 }) // { limit: 20, is_giftcard: true }
 */
export function listedQuery<Query extends object>(resource: Pick<AnyResource, "api">, query: Query): object {
  return { ...sentQuery(resource, query), ...resource.api.query };
}

/** Waits for a call to the store; what it throws is an {@link AdminError}. */
export async function settled<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw toAdminError(error);
  }
}

/**
 * A part of the store's answer.
 *
 * @throws AdminError (`server`) where the answer does not have it.
 */
export function responseValue<Value>(answer: unknown, key: string): Value {
  const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, key) : undefined;
  if (value === undefined) throw new AdminError("server", `The store's answer has no "${key}".`);
  // The store's API promises this shape; its types come from the same published package.
  return value as Value;
}
