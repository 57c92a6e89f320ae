import { type ImportProblem, mappedTable, matchColumns, parseCsv } from "@tillhouse/extension-sdk/import";
import { expect, test } from "vitest";
import { namesIn } from "./group-rows";
import type { KnownProducts } from "./known-products";
import { planProducts } from "./plan-products";
import { type ProductFacts, productColumns } from "./product-columns";
import { productImport, rowOf } from "./product-import";
import type { StoredProduct } from "./stored-products";
import { keptText } from "./write-products";

const facts: ProductFacts = {
  currencies: ["eur", "jpy"],
  defaultCurrency: "eur",
  regions: [{ id: "reg_1", name: "Nordic", currency_code: "dkk" }],
  channels: [
    { id: "sc_1", name: "Online store" },
    { id: "sc_2", name: "Market" },
  ],
  defaultChannel: "sc_1",
  defaultProfile: "sp_1",
  collections: [{ id: "col_1", title: "Summer", handle: "summer" }],
  categories: [{ id: "cat_1", name: "Shirts", handle: "shirts" }],
  hasChannels: true,
  hasCategories: true,
  hasInventory: false,
};

const price = (currency_code: string, amount: number, region_id: string | null = null) => ({
  currency_code,
  amount,
  region_id,
  price_list_id: null,
});

const coat: StoredProduct = {
  id: "prod_1",
  handle: "coat",
  title: "Coat",
  is_giftcard: false,
  profile_id: "sp_1",
  collection_id: "col_1",
  tags: [{ value: "warm" }],
  images: [{ url: "https://a.example/1.png" }],
  options: [{ id: "opt_1", title: "Size" }],
  sales_channels: [{ id: "sc_2" }],
  categories: [],
  ...{ description: "A coat.", status: "published", discountable: true, weight: 900 },
  variants: [
    {
      id: "variant_1",
      title: "S",
      sku: "COAT-S",
      barcode: null,
      options: [{ option_id: "opt_1", value: "S" }],
      prices: [price("eur", 9900), price("dkk", 70000, "reg_1")],
    },
    {
      id: "variant_2",
      title: "M",
      sku: "COAT-M",
      barcode: null,
      options: [{ option_id: "opt_1", value: "M" }],
      prices: [price("eur", 9900)],
    },
  ],
};

function knownOf(...products: StoredProduct[]): KnownProducts {
  const variants = products.flatMap((product) =>
    (product.variants ?? []).map(({ id, sku }) => ({
      sku: sku ?? "",
      owner: { variantId: id, productId: product.id, title: product.title },
    })),
  );
  return {
    byHandle: new Map(products.map((product) => [product.handle, product])),
    byId: new Map(products.map((product) => [product.id, product])),
    skus: new Map(variants.map(({ sku, owner }) => [sku, owner])),
    barcodes: new Map(),
    isWhole: true,
  };
}

async function planOf(csv: string, known = knownOf(coat), store: ProductFacts = facts) {
  const table = await parseCsv(csv);
  const columns = productColumns(store, table.headings);
  const mapped = mappedTable(table, matchColumns(table.headings, columns));
  return planProducts(mapped, store, { known, columns }, { pause: async () => {} });
}

const said = (problems: readonly ImportProblem[]) =>
  problems.map(({ row, column, code }) => `${row + 2} ${column} ${code}`);

/** The written file by the titles of its columns. */
async function written(csv: string, known?: KnownProducts) {
  const plan = await planOf(csv, known);
  expect(said(plan.problems)).toEqual([]);
  const { headings, rows } = await parseCsv(await plan.write());
  // Of two columns of one name the store reads the last.
  expect(new Set(headings).size).toBe(headings.length);
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index]])));
}

test("counts what is new, what changes and what stays", async () => {
  const plan = await planOf(
    [
      "Handle;Title;Variant SKU;Option 1 Name;Option 1 Value;Price EUR",
      "hat;Hat;HAT-1;Size;One;25",
      "coat;Coat;COAT-S;Size;S;99",
      "coat;Coat;COAT-M;Size;M;89",
      "coat;Coat;COAT-L;Size;L;89",
    ].join("\n"),
  );
  expect(said(plan.problems)).toEqual([]);
  expect(plan.counts).toEqual({
    newProducts: 1,
    changedProducts: 1,
    newVariants: 2,
    changedVariants: 1,
    unchanged: 0,
  });
  expect(plan.states).toEqual(["new", "unchanged", "changed", "new"]);
  expect(plan.operations).toEqual({
    PRODUCT_CREATE: 1,
    PRODUCT_UPDATE: 1,
    VARIANT_CREATE: 2,
    VARIANT_UPDATE: 1,
  });
});

test("sends nothing that the store already has", async () => {
  const plan = await planOf("Handle;Title;SKU;Price EUR;Tags\ncoat;Coat;COAT-S;99;warm");
  expect(Object.values(plan.operations)).toEqual([0, 0, 0, 0]);
  expect(plan.counts.unchanged).toBe(1);
});

test("keeps values of empty cells and prices that the store would delete", async () => {
  const [line] = await written("Handle;Title;Description;SKU;Price EUR;Image 1 Url\ncoat;;;COAT-S;89;");
  expect(line).toMatchObject({
    "Product Id": "prod_1",
    "Product Title": "Coat",
    "Product Description": "A coat.",
    "Product Status": "published",
    "Variant Id": "variant_1",
    "Variant Title": "S",
    "Price EUR": "89.00",
    "Price Nordic [DKK]": "700.00",
    "Image 1 Url": "https://a.example/1.png",
    "Sales Channel 1 Id": "sc_2",
  });
});

test("changes only the product by its first variant", async () => {
  const lines = await written("Handle;Title\ncoat;Winter coat");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ "Product Title": "Winter coat", "Variant Id": "variant_1" });
});

test("gives a new product a status, the default channel and a variant", async () => {
  const [line] = await written("Title\nSun hat");
  expect(line).toMatchObject({
    "Product Handle": "sun-hat",
    "Product Status": "draft",
    "Product Discountable": "true",
    "Variant Title": "Default",
    "Variant Manage Inventory": "true",
    "Sales Channel 1 Id": "sc_1",
  });
});

test("reads the export of another shop", async () => {
  const lines = await written(
    [
      "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Policy,Variant Price,Image Src",
      'tee,Tee,"<p>Soft</p>",Acme,Shirts,"a, b",TRUE,Size,S,TEE-S,120,deny,19.90,https://a.example/1.png',
      "tee,,,,,,,,M,TEE-M,130,continue,19.90,https://a.example/2.png",
      "tee,,,,,,,,,,,,,https://a.example/3.png",
    ].join("\n"),
    knownOf(),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    "Product Status": "published",
    "Product Tags": "a,b",
    "Product Type": "Shirts",
    "Option 1 Name": "Size",
    "Option 1 Value": "S",
    "Variant Title": "S",
    "Variant Allow Backorder": "false",
    "Price EUR": "19.90",
    "Image 3 Url": "https://a.example/3.png",
  });
  expect(lines[1]).toMatchObject({ "Option 1 Name": "Size", "Variant Allow Backorder": "true" });
});

test("reports what cannot be imported in its cell", async () => {
  const plan = await planOf(
    [
      "Product Id;Handle;Title;Status;SKU;Option 1 Name;Option 1 Value;Price EUR;Price JPY;Collection;Sales Channel 1 Name;Product Category 1 Handle;Origin Country",
      "prod_9;;;;;;;;;;;;",
      ";Big Hat;Hat;maybe;COAT-S;Size;One;x;1.5;Winter;Nowhere;none;Atlantis",
      ";cap;;;CAP;Size;;;;;;;",
      ";cap;Cap;;CAP;;;;;;;;",
      ";coat;;;COAT-X;Colour;Red;;;;;;",
      ";;;;;;;;5;;;;",
    ].join("\n"),
  );
  expect(said(plan.problems)).toEqual([
    "2 product.id unknownProduct",
    "3 product.handle handle",
    "3 product.status status",
    "3 product.origin_country country",
    "3 product.collection_title collection",
    "3 variant.sku skuTaken",
    "3 price.eur amount",
    "3 price.jpy decimals",
    "3 channel.1 channel",
    "3 category.1 category",
    "4 option.1.value optionMissing",
    "5 variant.sku codeTwice",
    "5 option.1.value optionMissing",
    "6 option.1.name optionUnknown",
    "7 product.handle handleMissing",
    "7 product.title required",
  ]);
});

test("reports contradictory rows of one product", async () => {
  const plan = await planOf("Handle;Title;Option 1 Name;Option 1 Value\nhat;Hat;Size;S\nhat;Cap;Size;S");
  expect(said(plan.problems)).toEqual(["3 product.title differs", "3 option.1.value variantTwice"]);
});

test("finds the row that the store's message is about", async () => {
  const csv = await parseCsv("Handle;SKU\nhat;HAT-S\nhat;HAT-M\n");
  const table = mappedTable(csv, { "product.handle": 0, "variant.sku": 1 });
  const words = (sku: string) =>
    `Error while processing row with [(product id: null), (product handle: hat), (variant id: null), (variant sku: ${sku})]: Oh`;
  expect([rowOf(words("HAT-M"), table), rowOf(words("null"), table), rowOf("Oh", table)]).toEqual([
    1,
    0,
    undefined,
  ]);
});

test("keeps texts from being read as numbers, dates or booleans", () => {
  expect(["007", "true", '"Best" hat', "2024-01-01T10:00Z", "Hat 7"].map(keptText)).toEqual([
    '"007"',
    '"true"',
    '""Best" hat"',
    '"2024-01-01T10:00Z"',
    "Hat 7",
  ]);
});

test("the template is imported as it is", async () => {
  const { headings, rows } = productImport.template(facts);
  const csv = [headings, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n");
  const plan = await planOf(csv, knownOf());
  expect(said(plan.problems)).toEqual([]);
  expect(plan.counts).toMatchObject({ newProducts: 1, newVariants: 2 });
});

test("the store's own export is imported without a change", async () => {
  const plan = await planOf(
    "Product Id;Product Handle;Product Title;Product Profile Name;Variant Id;Variant SKU;Price EUR;Price Nordic [DKK];Sales Channel 1 Id;Sales Channel 1 Name\n" +
      "prod_1;coat;Coat;Default;variant_1;COAT-S;99.00;700;Market;Market",
  );
  expect(said(plan.problems)).toEqual([]);
  expect(Object.values(plan.operations)).toEqual([0, 0, 0, 0]);
  expect(productImport.isIgnored?.("Product Profile Name")).toBe(true);
});

test("keeps a price that equals that of a price list", async () => {
  const onSale = { currency_code: "eur", amount: 7900, region_id: null };
  const known = { ...knownOf(coat), listPrices: new Map([["variant_1", [onSale]]]) };
  const plan = await planOf("Handle;SKU;Price EUR\ncoat;COAT-S;79.00", known);
  expect(Object.values(plan.operations)).toEqual([0, 0, 0, 0]);
  expect(plan.notes).toEqual([{ code: "listPrices", values: { count: 1 } }]);
});

test("plans 10,000 rows in linear time with pauses for the page", async () => {
  const work = async (count: number) => {
    const csv = {
      headings: ["Handle", "Title", "SKU", "Option 1 Name", "Option 1 Value", "Price EUR"],
      rows: Array.from({ length: count }, (_, index) => {
        const product = Math.floor(index / 2);
        return [`p-${product}`, `P ${product}`, `P-${index}`, "Size", String(index % 2), "10"];
      }),
    };
    const columns = productColumns(facts, csv.headings);
    const table = mappedTable(csv, matchColumns(csv.headings, columns));
    let reads = 0;
    let turns = 0;
    const counted = {
      ...table,
      value: (row: number, column: string) => {
        reads += 1;
        return table.value(row, column);
      },
    };
    const slices = {
      pause: async () => {
        turns += 1;
      },
    };
    const names = await namesIn(counted, slices);
    expect(names.handles.size).toBe(count / 2);
    const plan = await planProducts(counted, facts, { known: knownOf(), columns }, slices);
    expect(plan.problems).toEqual([]);
    return { reads, turns };
  };
  const [small, large] = [await work(1000), await work(10_000)];
  expect(large.reads).toBe(small.reads * 10);
  expect(large.reads / 10_000).toBeLessThan(40);
  expect(large.turns).toBeGreaterThan(100);
});

test("takes options without names in the order of the variants' titles", async () => {
  // As the store answers them after "Colour" was renamed.
  const shirt: StoredProduct = {
    ...coat,
    options: ["Colour", "Size"].map((title) => ({ id: `opt_${title}`, title })),
    variants: (coat.variants ?? []).map((variant) => ({
      ...variant,
      title: `${variant.title} / Black`,
      options: [
        { option_id: "opt_Colour", value: "Black" },
        { option_id: "opt_Size", value: variant.title },
      ],
    })),
  };
  const csv =
    "Handle;Title;Option 1 Value;Option 2 Value;Price EUR\ncoat;Coat;S;Black;99\ncoat;Coat;L;Black;89";
  const plan = await planOf(csv, knownOf(shirt));
  expect(said(plan.problems)).toEqual([]);
  expect(plan.states).toEqual(["unchanged", "new"]);
});
