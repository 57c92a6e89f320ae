// Orders made up as the store reckons them, and every sum as it is read on the page and on paper.
import { describe, expect, it } from "vitest";
import { type Priced, totalsOf } from "./lines/totals";

interface Rate {
  name?: string;
  rate: number;
}

/** A line or a way of shipping, before the store has reckoned. */
interface Wanted {
  price: number;
  quantity?: number;
  taxes: readonly Rate[];
  isGross: boolean;
  /** What each discount takes off, without tax. */
  off?: Readonly<Record<string, number>>;
  name?: string;
}

const named = (taxes: readonly Rate[]) => taxes.map(({ name = "default", rate }) => ({ name, rate }));

/** As the store reckons one: the tax of the undiscounted price, and of what is left after the discount. */
function reckoned({ price, quantity = 1, taxes, isGross, off = {}, name }: Wanted) {
  const share = taxes.reduce((sum, { rate }) => sum + rate / 100, 0);
  const whole = price * quantity;
  const taken = Object.values(off).reduce((sum, amount) => sum + amount, 0);
  const taxOf = (net: number) => taxes.reduce((sum, { rate }) => sum + Math.round(net * (rate / 100)), 0);
  const original_tax_total = isGross ? Math.round((whole * share) / (1 + share)) : taxOf(whole);
  const subtotal = isGross ? whole - original_tax_total : whole;
  const net = isGross ? whole / (1 + share) : whole;
  const tax_total = taken === 0 ? original_tax_total : taxOf(net - taken);
  const discount_total = Math.round(taken);
  return {
    unit_price: price,
    price,
    quantity,
    includes_tax: isGross,
    subtotal,
    discount_total,
    raw: taken,
    tax_total,
    original_tax_total,
    original_total: subtotal + original_tax_total,
    total: subtotal - discount_total + tax_total,
    tax_lines: named(taxes),
    adjustments: Object.entries(off).map(([discount_id, amount]) => ({ discount_id, amount })),
    shipping_option: { name },
  };
}

interface More {
  free?: boolean;
  card?: number;
  cardTax?: number;
  taxOff?: number;
  rest?: object;
}

/** An order of these, with the store's own totals. */
function orderOf(lines: readonly Wanted[], ways: readonly Wanted[], more: More = {}): Priced {
  const items = lines.map(reckoned);
  const shipping_methods = ways
    .map(reckoned)
    .map((way) => (more.free ? { ...way, subtotal: 0, tax_total: 0, total: 0 } : way));
  const all = (
    of: readonly { [Key in "subtotal" | "tax_total" | "raw"]: number }[],
    key: "subtotal" | "tax_total" | "raw",
  ) => of.reduce((sum, one) => sum + one[key], 0);
  const { card = 0, cardTax = 0, taxOff = 0 } = more;
  const subtotal = all(items, "subtotal");
  const discount_total = Math.round(all(items, "raw"));
  const shipping_total = all(shipping_methods, "subtotal");
  const tax_total = all(items, "tax_total") + all(shipping_methods, "tax_total") - cardTax + taxOff;
  const codes = [...new Set(lines.flatMap(({ off = {} }) => Object.keys(off)))];
  // Only what is reckoned with: the rest of an order is not looked at.
  return {
    items,
    shipping_methods,
    discounts: [
      ...codes.map((id) => ({ id, code: id.toUpperCase(), rule: { type: "fixed" } })),
      ...(more.free ? [{ id: "free", code: "FREE", rule: { type: "free_shipping" } }] : []),
    ],
    gift_cards: card === 0 ? [] : [{ id: "card", code: "CARD" }],
    subtotal,
    discount_total,
    shipping_total,
    tax_total,
    gift_card_total: card,
    gift_card_tax_total: cardTax,
    total: subtotal + shipping_total + tax_total - card - discount_total,
    ...more.rest,
  } as unknown as Priced;
}

const vat = [{ rate: 25 }];
const food = [{ rate: 12 }];
const gross = (price: number, more: Partial<Wanted> = {}): Wanted => ({
  price,
  taxes: vat,
  isGross: true,
  ...more,
});
const net = (price: number, more: Partial<Wanted> = {}): Wanted => ({
  price,
  taxes: vat,
  isGross: false,
  ...more,
});
const post = { name: "Post" };

const read = (order: Priced) =>
  totalsOf(order, "en").map(({ id, amount, note, tax, codes = [] }) =>
    [id, note, tax, ...codes, amount].filter((part) => part !== undefined && part !== "").join(" "),
  );

/** Each case with what is read of it, row by row. */
const cases: readonly [string, Priced, readonly string[]][] = [
  [
    "prices with tax",
    orderOf([gross(19995), gross(4995)], [gross(0, post)]),
    ["items 24990", "shipping Post 0", "total 24990", "included 25% 4998"],
  ],
  [
    "prices with tax, and shipping with it",
    orderOf([gross(561500)], [gross(2900, post)], { card: 40000 }),
    ["items 561500", "shipping Post 2900", "giftCard CARD -40000", "total 524400", "included 25% 112880"],
  ],
  [
    "prices with tax, and shipping that it is added to",
    orderOf([gross(10000)], [net(2900, post)]),
    ["items 10000", "shipping Post 3625", "total 13625", "included 25% 2725"],
  ],
  [
    "prices without tax",
    orderOf([net(10000, { quantity: 2 })], [net(1000, post)]),
    ["subtotal 20000", "shipping Post 1000", "tax 25% 5250", "total 26250"],
  ],
  [
    "prices without tax, and shipping that holds it",
    orderOf([net(10000)], [gross(1250, post)]),
    ["subtotal 10000", "shipping Post 1000", "tax 25% 2750", "total 13750"],
  ],
  [
    "several rates in prices",
    orderOf([gross(12500), gross(11200, { taxes: food })], [gross(2500, post)]),
    ["items 23700", "shipping Post 2500", "total 26200", "included 25% 3000", "included 12% 1200"],
  ],
  [
    "several rates on top, and two taxes on one line",
    orderOf(
      [
        net(10000, {
          taxes: [
            { name: "GST", rate: 5 },
            { name: "PST", rate: 9.975 },
          ],
        }),
        net(5000, { taxes: food }),
      ],
      [],
    ),
    ["subtotal 15000", "shipping 0", "tax GST 5% + PST 9.975% 1497", "tax 12% 600", "total 17097"],
  ],
  [
    "taxes with names of their own",
    orderOf([gross(12500, { taxes: [{ name: "Moms", rate: 25 }] })], []),
    ["items 12500", "shipping 0", "total 12500", "included.named Moms 25% 2500"],
  ],
  [
    "prices of both kinds",
    orderOf([gross(12500), net(10000)], [gross(2500, post)]),
    ["items 22500", "shipping Post 2500", "tax 25% 2500", "total 27500", "included 25% 5500"],
  ],
  [
    "two discounts on prices with tax",
    orderOf([gross(12500, { off: { ten: 1000, staff: 500 } }), gross(2500)], [gross(2900, post)]),
    [
      "items 15000",
      "discount TEN -1250",
      "discount STAFF -625",
      "shipping Post 2900",
      "total 16025",
      "included 25% 3205",
    ],
  ],
  [
    "a discount spread in fractions over prices with tax",
    orderOf(
      [
        gross(3333, { off: { thirds: 33.333 } }),
        gross(3333, { off: { thirds: 33.333 } }),
        gross(3334, { off: { thirds: 33.334 } }),
      ],
      [],
    ),
    ["items 10000", "discount THIRDS -127", "shipping 0", "total 9873", "included 25% 1974"],
  ],
  [
    "a discount on prices without tax",
    orderOf([net(10000, { off: { ten: 1000 } })], [net(1000, post)]),
    ["subtotal 10000", "discount TEN -1000", "shipping Post 1000", "tax 25% 2500", "total 12500"],
  ],
  [
    "free shipping",
    orderOf([gross(10000)], [gross(2900, post)], { free: true }),
    ["items 10000", "shipping Post FREE 0", "total 10000", "included 25% 2000"],
  ],
  [
    "two ways of shipping",
    orderOf([gross(10000)], [gross(2900, post), gross(4900, { name: "Van" })]),
    ["items 10000", "shipping Post 2900", "shipping Van 4900", "total 17800", "included 25% 3560"],
  ],
  [
    "a gift card that takes tax off as well",
    orderOf([gross(12500)], [], { card: 4000, cardTax: 1000 }),
    [
      "items 12500",
      "shipping 0",
      "giftCard CARD -4000",
      "giftCardTax -1000",
      "total 7500",
      "included 25% 2500",
      "giftCardTax -1000",
    ],
  ],
  [
    "yen, which have no digits",
    orderOf(
      [net(21480, { taxes: [{ rate: 10 }], off: { yen: 152.578 } })],
      [net(1200, { taxes: [{ rate: 10 }], ...post })],
    ),
    ["subtotal 21480", "discount YEN -153", "shipping Post 1200", "tax 10% 2253", "total 24780"],
  ],
  [
    "nothing to tax, in prices that would hold it",
    orderOf([gross(10000, { taxes: [{ rate: 0 }] })], [gross(900, { taxes: [{ rate: 0 }], ...post })]),
    ["items 10000", "shipping Post 900", "total 10900"],
  ],
  [
    "a tax that the store has rounded as a whole",
    orderOf([gross(10000)], [], { taxOff: 1 }),
    ["items 10000", "shipping 0", "rounding 1", "total 10001", "included 25% 2000"],
  ],
  [
    "what went back, and what an exchange has cost",
    orderOf([gross(10000)], [], {
      rest: {
        payments: [
          { amount: 10000, captured_at: "2026-11-01" },
          { amount: 1500, captured_at: "2026-11-02", swap_id: "swap" },
        ],
        refunds: [
          { amount: 2500, reason: "return" },
          { amount: 300, reason: "other" },
        ],
        refunded_total: 2800,
      },
    }),
    [
      "items 10000",
      "shipping 0",
      "total 10000",
      "included 25% 2000",
      "paid 10000",
      "exchange 1500",
      "refunded.return -2500",
      "refunded -300",
      "net 8700",
    ],
  ],
];

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

describe.each(cases)("%s", (_, order, rows) => {
  it("are read row by row", () => expect(read(order)).toEqual(rows));

  it("add up to the total, its tax and what is left", () => {
    const all = totalsOf(order, "en");
    const at = all.findIndex(({ id }) => id === "total");
    expect(sum(all.slice(0, at))).toBe(order.total);
    expect(all.every(({ amount }) => Number.isInteger(amount))).toBe(true);
    const isGrossRead = order.items?.some(({ includes_tax }) => includes_tax);
    const told = isGrossRead
      ? all.filter(({ isIncluded }) => isIncluded)
      : all.filter(({ id }) => id === "tax");
    const rounded = all.find(({ id }) => id === "rounding")?.amount ?? 0;
    expect(sum(told) + rounded).toBe(order.tax_total);
    const later = all.slice(at + 1).filter(({ isIncluded }) => !isIncluded);
    const net = later.find(({ id }) => id === "net");
    if (net) expect(sum(later.slice(0, -1))).toBe(net.amount);
  });
});
