import type { StoreDetails } from "@tillhouse/extension-sdk";
import { matchPath } from "@tillhouse/extension-sdk/router";
import type { Registry } from "../registry/registry";
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

/** The addresses of the admin's pages, with `:id` for what tells which record they show; those without it come first. */
export function pagePatterns({ resources, routes, sectionRoutes, settings }: Registry): string[] {
  const patterns = [
    ...[...resources.values()].flatMap(({ name, route = name }) => [`/a/${route}`, `/a/${route}/:id`]),
    ...[...routes, ...[...sectionRoutes.values()].flat()].map(({ path }) => `/a${path}`),
    ...settings.map(({ path }) => `/a/settings/${path}`),
  ];
  return patterns.sort((left, right) => left.split(":").length - right.split(":").length);
}

/**
 * The path of a page without what tells which record it shows: `/a/customers/cus_01` becomes `/a/customers/:id`. Of an
 * address that no pattern fits, only plain words are left.
 */
export function pagePath(pathname: string, patterns: readonly string[]): string {
  const pattern = patterns.find((path) => matchPath(path, pathname) !== null);
  if (pattern !== undefined) return pattern;
  const words = pathname.split("/").map((word) => (/^[a-z-]*$/.test(word) ? word : ":id"));
  return words.join("/");
}
