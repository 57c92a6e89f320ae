import type { MockDatabase } from "../database/mock-database";

/** A country by its code: `de`, `DEU`, 276, `Germany`. */
const countries = `
at AUT 40 Austria|be BEL 56 Belgium|ca CAN 124 Canada|ch CHE 756 Switzerland|de DEU 276 Germany|dk DNK 208 Denmark
es ESP 724 Spain|fi FIN 246 Finland|fr FRA 250 France|gb GBR 826 United Kingdom|ie IRL 372 Ireland|it ITA 380 Italy
jp JPN 392 Japan|mx MEX 484 Mexico|nl NLD 528 Netherlands|no NOR 578 Norway|pl POL 616 Poland|pt PRT 620 Portugal
se SWE 752 Sweden|us USA 840 United States
`;

const currencies = `
aud A$ AU$ Australian Dollar|cad C$ CA$ Canadian Dollar|chf CHF CHF Swiss Franc|czk Kč CZK Czech Republic Koruna
dkk kr DKK Danish Krone|eur € € Euro|gbp £ £ British Pound Sterling|jpy ¥ ¥ Japanese Yen|kwd د.ك KWD Kuwaiti Dinar
nok kr NOK Norwegian Krone|pln zł PLN Polish Zloty|sek kr SEK Swedish Krona|usd $ $ US Dollar
`;

const split = (text: string): string[][] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((line) => line.trim().split(" "));

/** What every store has: the world's countries and currencies, one profile, one channel, somebody who may sign in. */
export function seedBase(db: MockDatabase, { hasFeatures }: { hasFeatures: readonly string[] }): void {
  for (const [iso_2 = "", iso_3 = "", number, ...name] of split(countries))
    db.insert("country", {
      id: iso_2,
      iso_2,
      iso_3: iso_3.toLowerCase(),
      num_code: Number(number),
      name: name.join(" ").toUpperCase(),
      display_name: name.join(" "),
    });
  for (const [code = "", symbol_native, symbol, ...name] of split(currencies))
    db.insert("currency", { id: code, code, symbol, symbol_native, name: name.join(" ") });
  const channel = db.insert("sales_channel", {
    name: "Online shop",
    description: "alder.example, for everyone",
  });
  db.insert("shipping_profile", { name: "Default Shipping Profile", type: "default" });
  db.insert("shipping_profile", { name: "Gift Card Profile", type: "gift_card" });
  db.insert("user", { email: "admin@mock.test", first_name: "Ada", last_name: "Moss", role: "admin" });
  const [user] = db.rows("user");
  // Nobody wants to be asked about usage data by a store that is gone in an hour.
  db.insert("analytics_config", { user_id: user?.id, opt_out: true, anonymize: true });
  db.insert("oauth", {
    application_name: "parcel-labels",
    display_name: "Parcel labels",
    install_url: "https://labels.example/authorize?client_id=alder",
    data: { state: "mock-state" },
  });
  db.insert("store", {
    name: "Alder & Tide",
    default_currency_code: "eur",
    default_sales_channel_id: channel.id,
    invite_link_template: "http://localhost:7001/app/invite?token={invite_token}",
    $currencies: ["eur", "usd", "jpy"],
    $flags: hasFeatures.filter((name) => !name.endsWith("Service")),
    $modules: hasFeatures.filter((name) => name.endsWith("Service")),
  });
}

interface PlannedRegion {
  name: string;
  currency: string;
  tax: number;
  includesTax: boolean;
  countries: string[];
  /** Standard and express shipping, in the smallest unit. */
  shipping: [number, number];
}

const regions: readonly PlannedRegion[] = [
  {
    name: "Europe",
    currency: "eur",
    tax: 20,
    includesTax: true,
    countries: ["at", "be", "de", "es", "fr", "ie", "it", "nl", "pl", "pt"],
    shipping: [590, 1290],
  },
  {
    name: "United States",
    currency: "usd",
    tax: 8.5,
    includesTax: false,
    countries: ["us"],
    shipping: [800, 2400],
  },
  { name: "Japan", currency: "jpy", tax: 10, includesTax: true, countries: ["jp"], shipping: [900, 1800] },
];

/** Where the shop sells, and how it ships. */
export function openRegions(db: MockDatabase): void {
  const [profile] = db.rows("shipping_profile");
  for (const { name, currency, tax, includesTax, countries: codes, shipping } of regions) {
    const region = db.insert("region", {
      name,
      currency_code: currency,
      tax_rate: tax,
      includes_tax: includesTax,
      $payment_providers: ["manual"],
      $fulfillment_providers: ["manual"],
    });
    for (const code of codes) db.update("country", db.require("country", code), { region_id: region.id });
    const option = (values: object) =>
      db.insert("shipping_option", {
        region_id: region.id,
        profile_id: profile?.id,
        provider_id: "manual",
        price_type: "flat_rate",
        data: { id: "manual-fulfillment" },
        includes_tax: includesTax,
        ...values,
      });
    option({ name: "Standard", amount: shipping[0] });
    option({ name: "Express", amount: shipping[1] });
    const free = option({ name: "Free over a large basket", amount: 0 });
    db.insert("shipping_option_requirement", {
      shipping_option_id: free.id,
      type: "min_subtotal",
      amount: shipping[0] * 20,
    });
    option({ name: "Return by post", amount: shipping[0], is_return: true });
    db.insert("tax_rate", { name: "Reduced", code: "REDUCED", rate: tax / 2, region_id: region.id });
  }
}

/** Channels, places, reasons, groups, the team and its keys. */
export function settleIn(db: MockDatabase): void {
  const locations = [
    ["Lisbon warehouse", "Rua do Açúcar 76", "Lisboa", "pt"],
    ["Brooklyn shop", "210 Wythe Avenue", "Brooklyn", "us"],
  ].map(([name, address_1, city, country_code]) =>
    db.insert("stock_location", {
      name,
      address_id: db.insert("stock_location_address", { address_1, city, country_code }).id,
    }),
  );
  const ids = locations.map(({ id }) => id);
  for (const channel of db.rows("sales_channel")) channel.$locations = ids;
  const retail = db.insert("sales_channel", {
    name: "Brooklyn till",
    description: "What is sold over the counter",
    $locations: ids.slice(1),
  });
  db.insert("sales_channel", { name: "Wholesale", description: "Shops that sell ours", is_disabled: true });
  const key = db.insert("publishable_api_key", { title: "Storefront", created_by: db.rows("user")[0]?.id });
  key.$sales_channels = [db.rows("sales_channel")[0]?.id];
  db.insert("publishable_api_key", {
    title: "Till",
    created_by: db.rows("user")[0]?.id,
    $sales_channels: [retail.id],
  });
  for (const [value, label, description] of [
    ["wrong_size", "Wrong size", "It is not as large as expected"],
    ["damaged", "Arrived damaged", null],
    ["changed_mind", "Changed their mind", null],
    ["wrong_item", "Not what was ordered", "We packed the wrong thing"],
  ])
    db.insert("return_reason", { value, label, description });
  for (const name of ["Wholesale", "Press", "Friends of the house"]) db.insert("customer_group", { name });
  for (const [email, first_name, last_name, role] of [
    ["pim@mock.test", "Pim", "Jansen", "member"],
    ["rosa@mock.test", "Rosa", "Duarte", "developer"],
  ])
    db.insert("user", { email, first_name, last_name, role });
  const day = 86_400_000;
  const soon = new Date(db.now().getTime() + 3 * day).toISOString();
  const past = new Date(db.now().getTime() - day).toISOString();
  db.insert("invite", {
    user_email: "noor@mock.test",
    role: "member",
    token: "mock-invite-1",
    expires_at: soon,
  });
  db.insert("invite", {
    user_email: "late@mock.test",
    role: "admin",
    token: "mock-invite-2",
    expires_at: past,
  });
}
