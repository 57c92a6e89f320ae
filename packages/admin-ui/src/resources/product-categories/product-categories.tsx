import { type CustomCell, cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { metadataSchema } from "@tillhouse/extension-sdk/commerce";
import { Plus } from "lucide-react";
import { boolean, minLength, nullable, object, string, trim } from "zod/mini";
import { CategoryState } from "./category-state";

interface Shown {
  is_active: boolean;
  is_internal: boolean;
}

/** Whether customers see it. */
const state = {
  id: "is_active",
  label: "product-categories.fields.state",
  text: ({ is_active }) => (is_active ? "active" : "inactive"),
  render: ({ is_active }) => <CategoryState state={is_active ? "active" : "inactive"} />,
} satisfies CustomCell<Shown>;

const visibility = {
  id: "is_internal",
  label: "product-categories.fields.visibility",
  text: ({ is_internal }) => (is_internal ? "internal" : "public"),
  render: ({ is_internal }) => <CategoryState state={is_internal ? "internal" : "public"} />,
} satisfies CustomCell<Shown>;

export default defineBody("product-categories", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 60 }),
      cell.text("handle", { prefix: "/", isMuted: true }),
      { ...state, mobile: "mark" },
      { ...visibility, mobile: "second-mark" },
    ],
    // The columns that it takes hold for the parent as well.
    select: {
      fields:
        "id,name,handle,description,is_active,is_internal,rank,parent_category_id,created_at,updated_at",
      expand: "parent_category",
    },
    search: true,
    filters: [filter.yesNo("is_active"), filter.yesNo("is_internal"), filter.date("created_at")],
    tree: { parentKey: "parent_category_id", childrenKey: "category_children", rankKey: "rank" },
  },
  detail: {
    badges: [
      {
        ...state,
        render: ({ is_active }) => <CategoryState state={is_active ? "active" : "inactive"} isBadge />,
      },
      {
        ...visibility,
        render: ({ is_internal }) => (is_internal ? <CategoryState state="internal" isBadge /> : null),
      },
    ],
    sections: [
      {
        id: "products",
        related: "products",
        filter: (category) => ({ category_id: [category.id] }),
        columns: ["title", "status", "collection", "updated_at"],
        members: { path: "products/batch", key: "product_ids", format: "objects" },
      },
      {
        id: "children",
        related: "product-categories",
        filter: (category) => ({ parent_category_id: category.id }),
        columns: ["name", "handle", "is_active", "is_internal"],
      },
      {
        id: "details",
        column: "side",
        facts: [
          cell.text("handle", { prefix: "/" }),
          "description",
          cell.yesNo("is_active"),
          cell.yesNo("is_internal"),
        ],
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      name: string().check(trim(), minLength(1, "form.required")),
      handle: string().check(trim()),
      description: string().check(trim()),
      parent_category_id: nullable(string()),
      is_active: boolean(),
      is_internal: boolean(),
      metadata: metadataSchema,
    }),
    fields: [
      field.text("name", { isRequired: true }),
      field.handle("handle", { generatedFrom: "name", hint: "product-categories.hints.handle" }),
      field.longText("description"),
      field.reference("parent_category_id", {
        to: "product-categories",
        hint: "product-categories.hints.parent_category_id",
      }),
      field.toggle("is_active", { hint: "product-categories.hints.is_active" }),
      field.toggle("is_internal", { hint: "product-categories.hints.is_internal" }),
      field.metadata("metadata"),
    ],
  },
  actions: [
    {
      id: "addBelow",
      icon: Plus,
      run: {
        link: ({ id }, { href }) => `${href("product-categories")}?form=new&start.parent_category_id=${id}`,
      },
    },
    {
      id: "activate",
      when: ({ is_active }) => !is_active,
      run: { update: { is_active: true } },
      undo: "deactivate",
      isBulk: true,
    },
    {
      id: "deactivate",
      when: ({ is_active }) => is_active,
      run: { update: { is_active: false } },
      undo: "activate",
      isBulk: true,
    },
  ],
  // The API refuses those that have others below them.
  delete: {
    confirm: "asked",
    when: ({ category_children = [] }) => category_children.length === 0 || "product-categories.hasChildren",
  },
});
