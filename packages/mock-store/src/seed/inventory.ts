import type { MockDatabase } from "../database/mock-database";
import type { MockRow } from "../database/mock-rows";
import { handleOf, writeVariant } from "../routes/product-writing";
import { catalog, type PlannedProduct } from "./catalog";
import { picture } from "./pictures";

/** Always the same numbers, so that every store is the same. */
export function dice(seed: number): (faces: number) => number {
  let state = seed;
  return (faces) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * faces);
  };
}

const day = 86_400_000;

/** So many days before the store's today. */
export function daysAgo(db: MockDatabase, days: number): Date {
  return new Date(db.now().getTime() - days * day);
}

/** A price in the store's three currencies. */
function prices(cents: number): object[] {
  return [
    { currency_code: "eur", amount: cents },
    { currency_code: "usd", amount: Math.round((cents * 1.12) / 100) * 100 },
    { currency_code: "jpy", amount: Math.round((cents * 1.6) / 100) * 100 },
  ];
}

/** A code as it is printed on the shelf: `HARB-MUG-OCE`. */
function skuOf(title: string, value: string): string {
  const word = (text: string, length: number) =>
    text
      .replace(/[^A-Za-z0-9]/g, "")
      .slice(0, length)
      .toUpperCase();
  const [first = "", ...others] = title.split(" ");
  return [word(first, 4), word(others.join(""), 8), word(value, 4)].filter(Boolean).join("-");
}

class Shelf {
  private held = new Map<string, string>();

  constructor(
    private db: MockDatabase,
    private table: "product_collection" | "product_type" | "product_tag" | "product_category",
    private column: "title" | "value" | "name",
  ) {}

  idOf(name: string): string {
    const held = this.held.get(name);
    if (held !== undefined) return held;
    const handle = this.column === "value" ? {} : { handle: handleOf(name) };
    const { id } = this.db.insert(this.table, { [this.column]: name, ...handle });
    this.held.set(name, id);
    return id;
  }
}

/** Puts the assortment on the shelves. */
export function seedInventory(db: MockDatabase): void {
  const roll = dice(7);
  const collections = new Shelf(db, "product_collection", "title");
  const types = new Shelf(db, "product_type", "value");
  const tags = new Shelf(db, "product_tag", "value");
  const categories = new Shelf(db, "product_category", "name");
  const [channel] = db.rows("sales_channel");
  const put = (plan: PlannedProduct, index: number): void => {
    const image = picture(plan.shape, plan.tone);
    const product = db.insert("product", {
      title: plan.title,
      handle: handleOf(plan.title),
      description: `${plan.title}, from the ${plan.collection} collection.`,
      status: plan.status ?? "published",
      thumbnail: image,
      collection_id: collections.idOf(plan.collection),
      type_id: types.idOf(plan.type),
      weight: 200 + roll(1800),
      origin_country: "PT",
      material: plan.tags?.split(", ")[0] ?? null,
      $images: [db.insert("image", { url: image }).id],
      $tags: (plan.tags ?? "")
        .split(", ")
        .filter(Boolean)
        .map((tag) => tags.idOf(tag)),
      $categories: [categories.idOf(plan.category)],
      $sales_channels: index % 9 === 8 ? [] : [channel?.id],
      $profiles: db
        .rows("shipping_profile")
        .slice(0, 1)
        .map(({ id }) => id),
    });
    putVariants(db, product, { plan, roll });
  };
  for (const [index, plan] of catalog.entries()) db.at(daysAgo(db, 300 - index * 7), () => put(plan, index));
  for (const [index, category] of db.rows("product_category").entries())
    db.update("product_category", category, { is_active: index !== 4, rank: index });
  const kitchen = db.rows("product_category")[0];
  db.insert("product_category", {
    name: "Cups",
    handle: "cups",
    parent_category_id: kitchen?.id,
    is_active: true,
  });
  putGiftCard(db);
}

function putVariants(
  db: MockDatabase,
  product: MockRow,
  { plan, roll }: { plan: PlannedProduct; roll: (faces: number) => number },
): void {
  const [name = "Title", values = "Default"] = plan.option?.split(": ") ?? [];
  db.insert("product_option", { title: name, product_id: product.id });
  for (const [rank, value] of values.split(", ").entries())
    writeVariant(db, product, {
      payload: {
        title: value === "Default" ? plan.title : value,
        sku: skuOf(plan.title, value === "Default" ? "" : value),
        inventory_quantity: roll(5) === 0 ? 0 : 8 + roll(60),
        prices: prices(plan.price + rank * Math.round(plan.price / 500) * 100),
        options: [{ value }],
      },
    });
}

function putGiftCard(db: MockDatabase): void {
  const product = db.insert("product", {
    title: "Gift card",
    handle: "gift-card",
    is_giftcard: true,
    discountable: false,
    status: "published",
    thumbnail: picture("card", "pine"),
    $profiles: db
      .rows("shipping_profile")
      .slice(1, 2)
      .map(({ id }) => id),
    $sales_channels: db
      .rows("sales_channel")
      .slice(0, 1)
      .map(({ id }) => id),
  });
  db.insert("product_option", { title: "Amount", product_id: product.id });
  for (const amount of [2500, 5000, 10_000])
    writeVariant(db, product, {
      payload: {
        title: String(amount / 100),
        manage_inventory: false,
        prices: prices(amount),
        options: [{ value: String(amount / 100) }],
      },
    });
}

/** Adds so many plain products, for those who want to see how a list of thousands behaves. */
export function pileUp(db: MockDatabase, count: number): void {
  const words = ["Plain", "Round", "Tall", "Narrow", "Wide", "Small", "Heavy", "Light"];
  const things = ["mug", "bowl", "plate", "vase", "candle", "lamp", "board", "bottle"] as const;
  const pictures = things.map((shape) => picture(shape, "slate"));
  const profiles = db
    .rows("shipping_profile")
    .slice(0, 1)
    .map(({ id }) => id);
  const channels = db
    .rows("sales_channel")
    .slice(0, 1)
    .map(({ id }) => id);
  for (let index = 0; index < count; index += 1) {
    const thing = index % things.length;
    const title = `${words[Math.floor(index / 8) % 8]} ${things[thing]} no. ${index + 1}`;
    const product = db.insert("product", {
      title,
      handle: `plain-${index + 1}`,
      status: "published",
      thumbnail: pictures[thing],
      $profiles: profiles,
      $sales_channels: channels,
    });
    const variant = db.insert("product_variant", {
      title,
      product_id: product.id,
      sku: `PLAIN-${index + 1}`,
      inventory_quantity: (index * 7) % 90,
      manage_inventory: false,
    });
    db.insert("money_amount", {
      variant_id: variant.id,
      currency_code: "eur",
      amount: 900 + ((index * 37) % 9000),
    });
  }
}
