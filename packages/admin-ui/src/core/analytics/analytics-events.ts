import type { StoreDetails } from "@tillhouse/extension-sdk";
import type { AnalyticsEvent } from "./analytics";

/** What a question may hold and still be about all records: which page, in what order, with which columns. */
const aboutThePage = new Set(["limit", "offset", "order", "fields", "expand"]);

const counted: Readonly<Record<string, string>> = {
  orders: "numOrders",
  products: "numProducts",
  discounts: "numDiscounts",
  users: "numUsers",
};

function isAboutAll(question: unknown): boolean {
  return (
    typeof question === "object" &&
    question !== null &&
    Object.keys(question).every((key) => aboutThePage.has(key))
  );
}

function namesOf(records: unknown): string[] {
  return Array.isArray(records)
    ? records.flatMap((record: unknown) => {
        const name: unknown = Reflect.get(Object(record), "name");
        return typeof name === "string" ? [name] : [];
      })
    : [];
}

/**
 * What is told of a list that somebody opened (specification, section 3). Nothing is read for it: it hangs on what the
 * screens read anyway, and tells numbers of all records, never of what was searched for.
 */
export function eventOfList(
  queryKey: readonly unknown[],
  data: unknown,
  store: Pick<StoreDetails, "currencies"> | undefined,
): AnalyticsEvent | undefined {
  const [resource, kind, question] = queryKey;
  if (typeof resource !== "string" || kind !== "list" || !isAboutAll(question)) return undefined;
  const count: unknown = Reflect.get(Object(data), "count");
  if (typeof count !== "number") return undefined;
  const name = counted[resource];
  if (name !== undefined) return { name, properties: { count } };
  if (resource === "regions") {
    const regions = namesOf(Reflect.get(Object(data), "records"));
    // Who asks for their number alone gets one of them, and no list of names.
    const isCount = Reflect.get(Object(question), "limit") === 1 && regions.length < count;
    return isCount ? undefined : { name: "regions", properties: { regions, count } };
  }
  if (resource === "currencies" && store !== undefined)
    return {
      name: "currencies",
      properties: { used_currencies: (store.currencies ?? []).map(({ code }) => code) },
    };
  return undefined;
}
