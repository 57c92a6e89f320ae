/** Prefixes of the v1 zones that stand around a list and around a detail page. */
const screenZonePrefixes = [
  "order",
  "draft_order",
  "customer",
  "customer_group",
  "product",
  "product_collection",
  "price_list",
  "discount",
  "gift_card",
] as const;

/** The zone names of the v1 contract that belong to one of the nine screens, such as `order.details.after`. */
export type ScreenZone = `${(typeof screenZonePrefixes)[number]}.${"details" | "list"}.${"before" | "after"}`;

/** The 40 zone names of the v1 contract (specification, section 2: extension widgets). All of them are rendered. */
export type V1Zone = ScreenZone | `custom_gift_card.${"before" | "after"}` | `login.${"before" | "after"}`;

/**
 * The 40 zone names of the v1 contract, in a fixed order.
 * Zones of further resources are derived from the resource; see `resourceZones`.
 */
export const v1Zones: readonly V1Zone[] = [
  ...screenZonePrefixes.flatMap((prefix): ScreenZone[] => [
    `${prefix}.list.before`,
    `${prefix}.list.after`,
    `${prefix}.details.before`,
    `${prefix}.details.after`,
  ]),
  "custom_gift_card.before",
  "custom_gift_card.after",
  "login.before",
  "login.after",
];

/**
 * The zones of the admin itself, beside those of the pages: above and below the settings' cards, the sidebar's entries,
 * what stands at the end of the top bar, and the page that work starts on. A widget at home makes that page.
 *
 * A new one needs more than its name here: the `<Zone>` on its page, a row in `docs/routes-and-widgets.md`, and a row in
 * `packages/admin-ui/test/zones.test.tsx`, which opens that page.
 */
export const adminZones = [
  "home.before",
  "home.after",
  "settings.before",
  "settings.after",
  "sidebar.before",
  "sidebar.after",
  "topbar.before",
  "topbar.after",
] as const;

/** A zone of the admin itself. See {@link adminZones}. */
export type AdminZone = (typeof adminZones)[number];

/**
 * The zone around the detail of a resource. v1 named those of custom gift cards without the page's name.
 *
 * @example detailsZone("review", "before") // "review.details.before"
 */
export function detailsZone(prefix: string, place: string): string {
  const own = `${prefix}.${place}`;
  // A section may be called `details`: what stands around it is not what stands around the page.
  const isOfPage = !place.includes(".");
  return isOfPage && v1Zones.some((name) => name === own) ? own : `${prefix}.details.${place}`;
}

/**
 * The zones that every resource has, derived from its zone prefix: around its list, its detail, the side column,
 * every section of the detail, and its form.
 *
 * @example resourceZones("review", ["replies"]) // ["review.list.before", …, "review.details.replies.after"]
 */
export function resourceZones(prefix: string, sections: readonly string[] = []): string[] {
  const both = (place: string) => [`${place}before`, `${place}after`];
  const details = ["", "side.", ...sections.map((id) => `${id}.`)].flatMap(both);
  return [
    ...both(`${prefix}.list.`),
    ...details.map((place) => detailsZone(prefix, place)),
    ...both(`${prefix}.form.`),
  ];
}
