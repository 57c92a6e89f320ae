import type { MockDatabase } from "../database/mock-database";
import { daysAgo } from "./inventory";

interface PlannedDiscount {
  code: string;
  description: string;
  type: "percentage" | "fixed" | "free_shipping";
  value: number;
  allocation?: "total" | "item";
  values?: object;
}

/** Discounts, gift cards and price lists. */
export function seedPromotions(db: MockDatabase): void {
  const [europe, america] = db.rows("region");
  const make = ({ code, description, type, value, allocation = "total", values }: PlannedDiscount) =>
    db.insert("discount", {
      code,
      is_dynamic: false,
      is_disabled: false,
      starts_at: daysAgo(db, 60).toISOString(),
      rule_id: db.insert("discount_rule", { description, type, value, allocation }).id,
      $regions: [europe?.id],
      ...values,
    });
  const welcome = make({
    code: "WELCOME10",
    description: "A tenth off for newcomers",
    type: "percentage",
    value: 10,
  });
  welcome.$name = "discount.active";
  make({ code: "FIVEOFF", description: "Five euros off", type: "fixed", value: 500 });
  make({ code: "POSTFREE", description: "We pay the postage", type: "free_shipping", value: 0 });
  const winter = make({
    code: "WINTER25",
    description: "Winter things",
    type: "percentage",
    value: 25,
    allocation: "item",
  });
  const condition = db.insert("discount_condition", {
    type: "product_collections",
    operator: "in",
    discount_rule_id: winter.rule_id,
    $product_collections: db
      .rows("product_collection")
      .slice(-1)
      .map(({ id }) => id),
  });
  condition.$name = "discount-condition.collections";
  make({
    code: "SUMMER20",
    description: "Last summer",
    type: "percentage",
    value: 20,
    values: { ends_at: daysAgo(db, 30).toISOString(), $name: "discount.expired" },
  });
  make({
    code: "NEWYEAR",
    description: "Begins with the year after",
    type: "percentage",
    value: 15,
    values: { starts_at: daysAgo(db, -40).toISOString(), $name: "discount.scheduled" },
  });
  make({
    code: "PAUSED",
    description: "Not now",
    type: "fixed",
    value: 1000,
    values: { is_disabled: true, $name: "discount.disabled" },
  });
  const birthday = make({
    code: "BIRTHDAY",
    description: "One code for each guest",
    type: "percentage",
    value: 20,
    values: {
      is_dynamic: true,
      usage_limit: 1,
      valid_duration: "P0Y0M30DT0H0M",
      $name: "discount.dynamic",
    },
  });
  for (const [index, code] of ["BIRTHDAY-ANNA", "BIRTHDAY-BO", "BIRTHDAY-CARL"].entries())
    db.insert("discount", {
      code,
      is_dynamic: true,
      is_disabled: false,
      starts_at: daysAgo(db, 5 + index * 15).toISOString(),
      ends_at: daysAgo(db, -25 + index * 15).toISOString(),
      rule_id: birthday.rule_id,
      parent_discount_id: birthday.id,
      usage_limit: 1,
      usage_count: index === 1 ? 1 : 0,
      $regions: [],
    });
  for (const [index, balance] of [5000, 1850, 0].entries())
    db.insert("gift_card", {
      code: `ALDR-TIDE-000${index + 1}-CARD`,
      value: 5000,
      balance,
      region_id: (index === 1 ? america : europe)?.id,
      is_disabled: balance === 0,
      $name: ["gift-card.full", "gift-card.used", "gift-card.empty"][index],
    });
  putOnPriceLists(db);
}

function putOnPriceLists(db: MockDatabase): void {
  const wholesale = db.rows("customer_group")[0];
  const sale = db.insert("price_list", {
    name: "January sale",
    description: "A fifth off tableware",
    status: "active",
    starts_at: daysAgo(db, 10).toISOString(),
    ends_at: daysAgo(db, -20).toISOString(),
    $name: "price-list.sale",
  });
  const trade = db.insert("price_list", {
    name: "Wholesale",
    description: "For shops that sell ours",
    type: "override",
    status: "active",
    $customer_groups: [wholesale?.id],
    $name: "price-list.override",
  });
  db.insert("price_list", { name: "Spring", description: "Not finished yet", $name: "price-list.draft" });
  const euros = db
    .rows("money_amount")
    .filter(({ currency_code, price_list_id }) => currency_code === "eur" && price_list_id === null);
  for (const [list, share, count] of [[sale, 0.8, 12] as const, [trade, 0.55, 30] as const])
    for (const { variant_id, amount } of euros.slice(0, count))
      db.insert("money_amount", {
        variant_id,
        currency_code: "eur",
        amount: Math.round((amount * share) / 100) * 100,
        price_list_id: list.id,
      });
}
