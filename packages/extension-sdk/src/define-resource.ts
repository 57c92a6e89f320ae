import type { ComponentType } from "react";
import type { AnyCell, BadgeCell, CellOf } from "./cells";
import type { AnyField, FieldOf } from "./fields";
import type { AnyFilter, FilterOf } from "./filters";
import type { RecordOf, ResourceName, WordKeys } from "./resources";
import type { InputOf, OutputOf, StandardSchema } from "./standard-schema";

/** An icon component such as those of `lucide-react`. */
export type IconComponent = ComponentType<{ className?: string }>;

/** A module that is loaded when it is shown, with the component as its default export. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A module whose component's props are no longer known; where it is shown decides them. */
export type AnyLoad = () => Promise<{ default: unknown }>;

/** Where a resource lives in the store's API. All of it follows the API's one pattern of list, one, create, update, delete. */
export interface ResourceApi {
  /** Path below `/admin`; the resource's name when left out. */
  path?: string;
  /** Key of one record in an answer, such as `product_collection`. */
  one: string;
  /** Key of the records in a list's answer, such as `collections`. */
  many: string;
}

/** Place in the sidebar: groups keep their order, entries are sorted within them. */
export interface ResourceNavigation {
  group: "sales" | "catalog" | "people" | "promotion" | "extensions";
  order: number;
  icon: IconComponent;
}

/** What a list or a detail asks the store for, beside what it shows: nothing is fetched that is not shown. */
export interface Selection {
  /** Comma-separated names of columns, as the API takes them. */
  fields?: string;
  /** Comma-separated names of relations. */
  expand?: string;
}

/** The list of a resource. */
export interface ListDefinition<Name extends ResourceName> {
  /** The first text cell is the link to the record. */
  columns: readonly CellOf<RecordOf<Name>>[];
  select?: Selection;
  /** Whether the API searches (`q`). */
  search?: boolean;
  filters?: readonly FilterOf<RecordOf<Name>>[];
  /** Rows with a thumbnail are higher. */
  hasMedia?: boolean;
}

/** What a section's own component gets. */
export interface SectionProps<Name extends ResourceName = ResourceName> {
  record: RecordOf<Name>;
}

interface SectionBase {
  /** Unique within the detail; its title is the key `<resource>.sections.<id>`. */
  id: string;
  /** The side column holds who, where and when; the main one what the record consists of. */
  place?: "main" | "side";
}

/** A part of a detail page: facts, a related list, the metadata, or an own component that is loaded with the page. */
export type SectionOf<Name extends ResourceName> =
  | (SectionBase & { facts: readonly CellOf<RecordOf<Name>>[] })
  | (SectionBase & {
      related: ResourceName;
      filter: (record: RecordOf<Name>) => Record<string, unknown>;
      /** Ids of the other list's columns; those that it shows on phones when left out. */
      columns?: readonly string[];
    })
  | (SectionBase & { metadata: true })
  | (SectionBase & { load: Load<SectionProps<Name>> });

/** The detail page of a resource. */
export interface DetailDefinition<Name extends ResourceName> {
  select?: Selection;
  /** Statuses beside the title. */
  badges?: readonly BadgesOf<RecordOf<Name>>[];
  /** One line of facts under the title. */
  meta?: readonly CellOf<RecordOf<Name>>[];
  sections: readonly SectionOf<Name>[];
}

/** The status cells that a record can have. */
type BadgesOf<Item> = {
  [Key in WordKeys<Item>]: BadgeCell<Key, NonNullable<Item[Key]> & string>;
}[WordKeys<Item>];

/** The one form of a resource, for create and edit. */
export interface FormDefinition<Name extends ResourceName, Schema extends StandardSchema> {
  /** Any Standard Schema: zod, valibot, … Its input is what the fields hold, its output what is sent. */
  schema: Schema;
  fields: readonly FieldOf<InputOf<Schema>>[];
  /** Values of an existing record; each field's own key of it when left out. */
  values?: (record: RecordOf<Name>) => InputOf<Schema>;
  /** The payload; the schema's output as it is when left out. */
  payload?: (output: OutputOf<Schema>, record: RecordOf<Name> | undefined) => Record<string, unknown>;
}

/** A whole resource. See {@link defineResource}. */
export interface ResourceDefinition<Name extends ResourceName, Schema extends StandardSchema> {
  name: Name;
  /** Prefix of the resource's widget zones, where v1 named it otherwise than the API; `api.one` when left out. */
  zone?: string;
  api: ResourceApi;
  /** What a record is called in titles, links and notices. */
  title: (record: RecordOf<Name>) => string;
  nav?: ResourceNavigation;
  list?: ListDefinition<Name>;
  detail?: DetailDefinition<Name>;
  form?: FormDefinition<Name, Schema>;
  /** Whether records can be deleted. */
  canDelete?: boolean;
}

/**
 * A resource whose record type is no longer known, as registry and screens handle it.
 * Screens hand every function a record of the very resource that it belongs to.
 */
export interface AnyResource {
  name: string;
  zone?: string;
  api: ResourceApi;
  title: (record: never) => string;
  nav?: ResourceNavigation;
  list?: {
    columns: readonly (string | AnyCell)[];
    select?: Selection;
    search?: boolean;
    filters?: readonly AnyFilter[];
    hasMedia?: boolean;
  };
  detail?: {
    select?: Selection;
    badges?: readonly AnyCell[];
    meta?: readonly (string | AnyCell)[];
    sections: readonly AnySection[];
  };
  form?: {
    schema: StandardSchema;
    fields: readonly AnyField[];
    values?: (record: never) => unknown;
    payload?: (output: never, record: never) => Record<string, unknown>;
  };
  canDelete?: boolean;
}

/** A section whose record type is no longer known. */
export type AnySection =
  | (SectionBase & { facts: readonly (string | AnyCell)[] })
  | (SectionBase & {
      related: string;
      filter: (record: never) => Record<string, unknown>;
      columns?: readonly string[];
    })
  | (SectionBase & { metadata: true })
  | (SectionBase & { load: AnyLoad });

/**
 * Describes a resource: list, detail, form, navigation, labels and widget zones all follow from it.
 * It returns its argument; the compiler checks every key against the record and the form's schema, and the result no
 * longer carries the record's type, so that resources of all kinds fit into one list.
 *
 * @example
 * export const collections = defineResource({
 *   name: "collections",
 *   api: { one: "collection", many: "collections" },
 *   title: (collection) => collection.title,
 *   list: { columns: ["title", cell("handle", { prefix: "/" }), date("created_at")], search: true },
 *   form: { schema: z.object({ title: z.string().min(1) }), fields: [text("title", { isRequired: true })] },
 * });
 */
export function defineResource<
  const Name extends ResourceName,
  Schema extends StandardSchema = StandardSchema<never>,
>(definition: ResourceDefinition<Name, Schema>): AnyResource {
  // Screens hand every function a record of the very resource that it belongs to, so the narrower parameters hold.
  return definition as unknown as AnyResource;
}
