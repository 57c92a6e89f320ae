import type { MedusaClient, RecordOf } from "@tillhouse/extension-sdk";
import type { GridColumn, GridSource, GridValues } from "@tillhouse/extension-sdk/grid";

/** A product as the grid reads it. */
export type ProductRow = Pick<
  RecordOf<"products">,
  | "id"
  | "title"
  | "subtitle"
  | "handle"
  | "status"
  | "discountable"
  | "collection_id"
  | "material"
  | "origin_country"
  | "hs_code"
  | "mid_code"
  | "weight"
  | "length"
  | "height"
  | "width"
>;

const fields =
  "id,title,subtitle,handle,status,discountable,collection_id,material,origin_country,hs_code,mid_code,weight,length,height,width";

/** Products that are read in one call: their ids stand in the address. */
const atOnce = 50;

/** Reads products as the grid needs them, in the order of their ids. */
export async function readProducts(
  { admin: { custom } }: MedusaClient,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const found = new Map<string, ProductRow>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const id = ids.slice(start, start + atOnce);
    // Without any relation the store counts the page and forgets the rest.
    const { products } = await custom.get<{ products: ProductRow[] }>("/products", {
      id,
      fields,
      expand: "collection",
      limit: atOnce,
    });
    for (const product of products) found.set(product.id, product);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Where the rows of the grid of products are kept. */
export function productSource(client: MedusaClient): GridSource<ProductRow> {
  return {
    read: (ids) => readProducts(client, ids),
    write: async (row, values: GridValues) => {
      // Its variants are never sent: the store would delete those that are left out.
      await client.admin.custom.post(`/products/${row.id}`, { ...values });
      // What was sent is what a product holds.
      return { ...row, ...values } as ProductRow;
    },
  };
}

/** What columns follow from beside the products. */
interface ColumnSetting {
  translate: (key: string) => string;
  collections: readonly Pick<RecordOf<"collections">, "id" | "title">[];
}

type TextKey = "subtitle" | "material" | "origin_country" | "hs_code" | "mid_code";

/** The columns of the grid of products. */
export function productColumns({ translate, collections }: ColumnSetting): GridColumn<ProductRow>[] {
  const title = (id: string) => translate(`products.fields.${id}`);
  const text = (id: TextKey, isCode = false): GridColumn<ProductRow> => ({
    kind: "text",
    id,
    title: title(id),
    isCode,
    isHidden: id !== "subtitle" && id !== "material",
    value: (product) => product[id],
  });
  const measure = (id: "weight" | "length" | "height" | "width"): GridColumn<ProductRow> => ({
    kind: "number",
    id,
    title: title(id),
    minimum: 0,
    isHidden: id !== "weight",
    value: (product) => product[id],
  });
  return [
    {
      kind: "text",
      id: "title",
      title: title("title"),
      width: 260,
      isRequired: true,
      value: (product) => product.title,
    },
    {
      kind: "select",
      id: "status",
      title: title("status"),
      width: 130,
      isRequired: true,
      options: ["draft", "proposed", "published", "rejected"].map((value) => ({
        value,
        label: translate(`products.status.${value}`),
      })),
      value: ({ status }) => status,
    },
    text("subtitle"),
    {
      kind: "text",
      id: "handle",
      title: title("handle"),
      isCode: true,
      isRequired: true,
      value: ({ handle }) => handle,
    },
    {
      kind: "select",
      id: "collection_id",
      title: title("collection"),
      options: collections.map(({ id, title: label }) => ({ value: id, label })),
      value: (product) => product.collection_id,
    },
    {
      kind: "boolean",
      id: "discountable",
      title: title("discountable"),
      value: (product) => product.discountable,
    },
    text("material"),
    measure("weight"),
    measure("length"),
    measure("height"),
    measure("width"),
    text("origin_country", true),
    text("hs_code", true),
    text("mid_code", true),
  ];
}
