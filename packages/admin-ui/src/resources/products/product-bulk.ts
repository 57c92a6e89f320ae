import { defineAction, field, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import { type ActionProgress, runSteps } from "@tillhouse/extension-sdk/tasks";
import { FolderTree, Layers, Shapes, Store, Tag } from "lucide-react";
import { array, nullable, object, refine, string } from "zod/mini";

type Product = RecordOf<"products">;

interface Change {
  add: string[];
  remove: string[];
}

/** What is added and what is taken away, of which one may be nothing. */
const changeSchema = object({ add: array(string()), remove: array(string()) }).check(
  refine(({ add, remove }) => add.length + remove.length > 0, { path: ["add"], error: "products.chooseOne" }),
);

const none = { add: [], remove: [] };

/** Whether a product has what was added, and nothing of what was taken away. */
export function isChanged(held: readonly string[], { add, remove }: Change): boolean {
  return add.every((one) => held.includes(one)) && !remove.some((one) => held.includes(one));
}

/** Puts a product into records of another kind, and takes it out of others. Doing it twice changes nothing. */
async function putIn(
  path: string,
  {
    record,
    values,
    host,
    progress,
  }: { record: Product; values: Change; host: Host; progress: ActionProgress },
): Promise<void> {
  const product_ids = [{ id: record.id }];
  const stepsOf = (method: "POST" | "DELETE", ids: readonly string[]) =>
    ids.map((id) => ({
      id: `${method} ${id}`,
      run: async () => {
        await host.client.request(method, `/admin/${path}/${encodeURIComponent(id)}/products/batch`, {
          product_ids,
        });
        return null;
      },
    }));
  await runSteps([...stepsOf("POST", values.add), ...stepsOf("DELETE", values.remove)], { progress });
}

/** What is done with many products at once, after one form for all of them. */
export const productBulkActions = [
  defineAction("products", {
    id: "setCollection",
    icon: Layers,
    isBulk: "only",
    form: {
      schema: object({ collection_id: nullable(string()) }),
      fields: [
        field.reference("collection_id", {
          to: "collections",
          label: "products.fields.collection",
          hint: "products.hints.noCollection",
        }),
      ],
    },
    invalidates: ["collections"],
    run: { update: {} },
  }),
  defineAction("products", {
    id: "changeCategories",
    icon: FolderTree,
    isBulk: "only",
    requires: "product_categories",
    form: {
      schema: changeSchema,
      fields: [
        field.references("add", { to: "product-categories", label: "products.bulk.addCategories" }),
        field.references("remove", { to: "product-categories", label: "products.bulk.removeCategories" }),
      ],
      fromRecord: () => none,
    },
    isDone: ({ categories }, values) =>
      isChanged(
        (categories ?? []).map(({ id }) => id),
        values,
      ),
    invalidates: ["product-categories"],
    run: (context) => putIn("product-categories", context),
  }),
  defineAction("products", {
    id: "changeChannels",
    icon: Store,
    isBulk: "only",
    requires: "sales_channels",
    form: {
      schema: changeSchema,
      fields: [
        field.references("add", { to: "sales-channels", label: "products.bulk.addChannels" }),
        field.references("remove", { to: "sales-channels", label: "products.bulk.removeChannels" }),
      ],
      fromRecord: () => none,
    },
    isDone: ({ sales_channels }, values) =>
      isChanged(
        (sales_channels ?? []).map(({ id }) => id),
        values,
      ),
    invalidates: ["sales-channels"],
    run: (context) => putIn("sales-channels", context),
  }),
  defineAction("products", {
    id: "changeTags",
    icon: Tag,
    isBulk: "only",
    // The API takes the whole list of tags, which a row does not have.
    loadsRecord: true,
    form: {
      schema: changeSchema,
      fields: [
        field.recordNames("add", { to: "product-tags", nameKey: "value", label: "products.bulk.addTags" }),
        field.recordNames("remove", {
          to: "product-tags",
          nameKey: "value",
          label: "products.bulk.removeTags",
        }),
      ],
      fromRecord: () => none,
    },
    isDone: ({ tags }, values) =>
      isChanged(
        (tags ?? []).map(({ value }) => value),
        values,
      ),
    invalidates: ["product-tags"],
    run: ({ record, values, host }) => {
      const held = (record.tags ?? []).map(({ value }) => value);
      const tags = [...new Set([...held, ...values.add])].filter((name) => !values.remove.includes(name));
      return host.client.admin.custom.post(`/products/${encodeURIComponent(record.id)}`, {
        tags: tags.map((value) => ({ value })),
      });
    },
  }),
  defineAction("products", {
    id: "setType",
    icon: Shapes,
    isBulk: "only",
    form: {
      schema: object({ type: string() }),
      fields: [
        field.recordName("type", { to: "product-types", nameKey: "value", hint: "products.hints.noType" }),
      ],
      fromRecord: () => ({ type: "" }),
      toPayload: ({ type }) => ({ type: type === "" ? null : { value: type } }),
    },
    invalidates: ["product-types"],
    run: { update: {} },
  }),
];
