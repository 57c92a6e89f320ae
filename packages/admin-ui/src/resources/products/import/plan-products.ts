import {
  type ImportPlan,
  type ImportProblem,
  type ImportRowState,
  inSlices,
  type MappedTable,
  type SliceOptions,
} from "@tillhouse/extension-sdk/import";
import { groupRows } from "./group-rows";
import type { KnownProducts } from "./known-products";
import type { ProductColumn, ProductFacts } from "./product-columns";
import { readProduct } from "./read-product";
import { readVariants } from "./read-variants";
import { type PlannedProduct, plannedLines, writeProducts } from "./write-products";

/** How many products and variants are new, changed, and as they are. */
function countPlanned(products: readonly PlannedProduct[]): Record<string, number> {
  const ofState = (state: ImportRowState) => products.filter((product) => product.state === state).length;
  const variants = products.flatMap((product) => product.variants);
  const isSame = ({ state, variants: own }: PlannedProduct) =>
    state === "unchanged" && own.every((variant) => variant.state === "unchanged");
  const unchanged = products.filter(isSame).length;
  return {
    newProducts: ofState("new"),
    // Also where only its variants are: the store counts it so.
    changedProducts: products.length - ofState("new") - unchanged,
    newVariants: variants.filter(({ state }) => state === "new").length,
    changedVariants: variants.filter(({ state }) => state === "changed").length,
    unchanged,
  };
}

/** What becomes of each row: of its variant, or of its product where it says nothing of a variant. */
function statesOf(products: readonly PlannedProduct[], rowCount: number): ImportRowState[] {
  const states = Array.from({ length: rowCount }, (): ImportRowState => "unchanged");
  for (const { group, state, variants } of products) {
    const [first] = group.rows;
    if (first !== undefined) states[first] = state;
    for (const variant of variants) if (variant.state !== "unchanged") states[variant.row] = variant.state;
    if (state === "new") for (const row of group.rows) states[row] = "new";
  }
  return states;
}

/** Reads all rows, checks every cell against what is known of the store, and says what will be made and changed. */
export async function planProducts(
  table: MappedTable,
  facts: ProductFacts,
  { known, columns }: { known: KnownProducts; columns: readonly ProductColumn[] },
  slices: SliceOptions = {},
): Promise<ImportPlan> {
  const used = columns.filter(({ id }) => table.columns.has(id));
  const handle = columns.find(({ id }) => id === "product.handle");
  if (handle === undefined) throw new Error("Products are told apart by their handles.");
  const { groups, problems } = await groupRows(table, known, handle, slices);
  const seen = { skus: new Map<string, number>(), barcodes: new Map<string, number>() };
  const problem = (found: ImportProblem) => void problems.push(found);
  let listPrices = 0;
  const leavePrice = () => {
    listPrices += 1;
  };
  const setting = { table, facts, columns: used, known, seen, problem, leavePrice };
  const products: PlannedProduct[] = [];
  await inSlices(
    groups,
    (group) => {
      const product = readProduct(group, setting);
      const variants = readVariants(group, product, setting);
      products.push({ ...product, group, variants });
      const isChanged = [product, ...variants].some(({ state }) => state !== "unchanged");
      if (group.stored?.is_giftcard && isChanged)
        problem({ row: group.rows[0] ?? 0, column: "product.handle", code: "giftCard" });
    },
    slices,
  );
  const lines = plannedLines(products);
  const isNew = ({ group }: PlannedProduct) => group.stored === undefined;
  const written = new Set(lines.map(({ product }) => product));
  const otherProfile = [...written].filter(
    ({ group }) =>
      group.stored?.profile_id && facts.defaultProfile && group.stored.profile_id !== facts.defaultProfile,
  ).length;
  const isPlaced = products.some((product) => isNew(product) && product.channels.length === 0);
  const channel = facts.channels.find(({ id }) => id === facts.defaultChannel)?.name;
  const order = new Map(columns.map(({ id }, index) => [id, index]));
  return {
    problems: problems.sort(
      (left, right) => left.row - right.row || (order.get(left.column) ?? 0) - (order.get(right.column) ?? 0),
    ),
    states: statesOf(products, table.rowCount),
    counts: countPlanned(products),
    notes: [
      ...(isPlaced && channel !== undefined ? [{ code: "channel", values: { channel } }] : []),
      ...(facts.hasInventory && table.columns.has("variant.inventory_quantity")
        ? [{ code: "inventory" }]
        : []),
      ...(listPrices > 0 ? [{ code: "listPrices", values: { count: listPrices } }] : []),
      ...(otherProfile > 0 ? [{ code: "profile", values: { count: otherProfile } }] : []),
    ],
    operations: {
      PRODUCT_CREATE: [...written].filter(isNew).length,
      PRODUCT_UPDATE: [...written].filter((product) => !isNew(product)).length,
      VARIANT_CREATE: lines.filter(({ variant }) => variant.stored === undefined).length,
      VARIANT_UPDATE: lines.filter(({ variant }) => variant.stored !== undefined).length,
    },
    write: () => writeProducts(lines, columns, { used: table.columns, facts }, slices.pause),
  };
}
