import type { ComponentType } from "react";
import type { BadgeCellOf } from "../cells/badge";
import type { AnyCell, CellOf, CustomCell } from "../cells/cell-types";
import type { MedusaClient, StoreDetails } from "../client/medusa-client";
import type { Requirements } from "../client/store-features";
import type { AnyForm, FormDefinition } from "../fields/forms";
import type { AnyFilter, FilterOf } from "../filters/filter-types";
import type { RecordOf, ResourceName } from "../records/resources";
import type { StandardSchema } from "../records/standard-schema";
import type { FieldSelection, OwnerOf, ResourceApi } from "../resource-head/resource-api";
import type { TitleWords } from "../resource-head/resource-info";
import type { SearchDefinition, SearchIndex } from "../resource-head/search";
import type { DeleteRule } from "../tasks/delete-rule";
import type { ActionOf, AnyAction, CrudAction, CrudOverride, DefinedAction } from "./actions";
import type { AnyPrintDocument, PrintDocumentOf } from "./documents";
import type { AnyListView, ListView } from "./list-views";
import type { DefinedBody } from "./resource-body";
import type { AnySection, SectionOf } from "./sections";
import type { AnyRow, Later, NextSubrecord, RowDefinition } from "./subrecords";
import type { AnyTimelineSource, TimelineSource } from "./timeline";
import type { AnyTree, TreeDefinition } from "./tree-definition";

/** An icon component such as those of `lucide-react`. */
export type IconComponent = ComponentType<{
  /** The class that gives it size and colour. */
  className?: string;
}>;

/** A page that a list leads to: `{ id: "count", label: "inventory-count.title", icon: ScanBarcode, to: "/inventory/count" }`. */
export interface ListLink {
  /** Tells it from others. */
  id: string;
  /** Key of its text. */
  label: string;
  /** Stands before its text. */
  icon: IconComponent;
  /** Its path below `a`. */
  to: string;
  /** What the store must have; without it nothing leads there. */
  requires?: Requirements;
}

/** Place in the sidebar or among the settings: groups keep their order, entries are sorted within them. */
export interface ResourceNavigation {
  /** A group of the admin, or the id of one that the extension brings (`groups`). */
  group:
    | "sales"
    | "catalog"
    | "people"
    | "promotion"
    | "extensions"
    | "settings"
    | (string & Record<never, never>);
  /** Smaller numbers come first. The admin's own have 10, 20, 30 … */
  order: number;
  /** Stands before its name, in the sidebar or on its card. */
  icon: IconComponent;
  /** Among the settings: the cards that it stands with; the store's when left out. */
  section?: "store" | "access";
  /**
   * Among the settings: what its card says of what is set; `"count"` is how many records there are. `stateOf` names the state of
   * each: the card says how many are in which, by the texts `<resource>.counted.<state>`.
   */
  summary?:
    | "count"
    | ((store: StoreDetails) => string)
    | {
        /** Says the state of one record. */
        stateOf: (record: never) => string;
      };
  /** The key that leads to its list when it is pressed after `g`: `o` for orders. */
  shortcut?: string;
  /** Id of the ready view of its list that the entry says the count of: what waits for work. */
  counts?: string;
}

/** What of a definition differs with the record: these types for one resource, others where its record type is no longer known. */
export interface ElementTypes {
  /** Names of other resources. */
  name: string;
  /** One record. */ record: unknown;
  /** One entry of `columns` and `meta`. */ column: unknown;
  /** One entry of `badges`. */ badge: unknown;
  /** One entry of `filters`. */ filter: unknown;
  /** One entry of `views`. */ view: unknown;
  /** How records stand below each other. */ tree: unknown;
  /** One entry of `sections`. */ section: unknown;
  /** One entry of `timeline`. */ timelineSource: unknown;
  /** How it stands on another record's page. */ row: unknown;
  /** The form of the resource. */ form: unknown;
  /** One entry of `actions`. */ action: unknown;
  /** One entry of `documents`. */ document: unknown;
}

/** The types of one resource. */
export interface ElementTypesOf<Name extends ResourceName, Schema extends StandardSchema>
  extends ElementTypes {
  /** Any resource may be named. */ name: ResourceName;
  /** Its record, with what extensions know of it. */ record: RecordOf<Name>;
  /** A key of the record, or a cell of it. */ column: CellOf<RecordOf<Name>>;
  /** A status cell. */ badge: BadgeCellOf<RecordOf<Name>> | CustomCell<RecordOf<Name>>;
  /** A filter by a key of the record. */ filter: FilterOf<RecordOf<Name>>;
  /** A ready view. */ view: ListView;
  /** Its keys are those of the record. */ tree: TreeDefinition<RecordOf<Name>>;
  /** A section of its page. */ section: SectionOf<Name>;
  /** Reads entries from the record. */ timelineSource: TimelineSource<Name>;
  /** Its row elsewhere. */ row: RowDefinition<Name>;
  /** Its fields are those of the schema. */ form: FormDefinition<Name, Schema>;
  /** An action, with a form or without. */ action: ActionOf<Name> | DefinedAction<Name>;
  /** What is printed of it. */ document: PrintDocumentOf<Name>;
}

/** The types of resources whose record type is no longer known. */
export interface AnyElementTypes extends ElementTypes {
  /** Not known: nobody but its screens can hand one over. */ record: never;
  /** A key, or any cell. */ column: string | AnyCell;
  /** Any cell. */ badge: AnyCell;
  /** Any filter. */ filter: AnyFilter;
  /** Any ready view. */ view: AnyListView;
  /** Any tree. */ tree: AnyTree;
  /** Any section. */ section: AnySection;
  /** Any source of entries. */ timelineSource: AnyTimelineSource;
  /** Any row. */ row: AnyRow;
  /** Any form. */ form: AnyForm;
  /** Any action. */ action: AnyAction;
  /** Any document. */ document: AnyPrintDocument;
}

/** What a list and a detail have in common: they ask the store. */
interface Selecting {
  /**
   * What is asked for; several where only some stores know a part of it.
   *
   * @example select: [{ expand: "collection,type" }, { expand: "categories", requires: "product_categories" }]
   */
  select?: FieldSelection | readonly FieldSelection[];
}

/** The list of a resource, with the types of its elements. */
interface ListOf<Types extends ElementTypes> extends Selecting {
  /** The first text cell is the link to the record. */
  columns: readonly Types["column"][];
  /** Whether the API searches (`q`); a function says what it is asked for where something else was typed. */
  search?: boolean | ((typed: string) => string);
  /** What people can narrow it by, in the order of the menu. Left out: by nothing. */
  filters?: readonly Types["filter"][];
  /**
   * The API sorts, and this is the order that the list starts with: a column's name, with `-` for the last first.
   * Left out where the API cannot sort: then no column offers it.
   */
  sort?: string;
  /**
   * What is asked for where only the count is wanted; the id and no relation when left out. Of products the store counts but the
   * page where no relation is asked for.
   */
  countSelect?: FieldSelection;
  /**
   * What a record is under the filters that are set, where the list is looked through here (`api.isUnpaged`): of what is kept at several
   * places, the numbers of those that are asked for. Filters, order, columns and exports follow it.
   *
   * @example scope: (item, { location_id }) => atLocations(item, location_id)
   */
  scope?: (record: Types["record"], query: Readonly<Record<string, unknown>>) => Types["record"];
  /**
   * Records that the API lists among these and that are others, where the list is looked through here (`api.isUnpaged`): codes that were
   * made from a discount. They are neither shown nor counted; each still has its own page.
   *
   * @example leavesOut: ({ parent_discount_id }) => parent_discount_id !== null
   */
  leavesOut?: (record: Types["record"]) => boolean;
  /** Rows with a thumbnail are higher. */
  hasMedia?: boolean;
  /** Ready views, before those that people save. */
  views?: readonly Types["view"][];
  /**
   * The record of another resource that a row leads to, where these records have no page: a return leads to its order, to the
   * section that shows it.
   */
  rowLink?: (record: Types["record"]) => {
    /** Whose record it is. */
    resource: Types["name"];
    /** The id of that record. */
    id: string;
    /** The id of a section on that page. */
    section?: string;
  };
  /** The resource whose new record becomes one of these: an order begins as a draft. Its form is what the button opens. */
  beginsAs?: Types["name"];
  /**
   * Type of the store's batch job that writes these records into a file, such as `product-export`. It takes
   * `context.filterable_fields` and `context.order`. Exporting then offers the store's own file as well.
   */
  exportJob?: string;
  /** Path below `a` of the page that imports such records, such as `/products/import`. The list then leads there. */
  importPath?: string;
  /** Pages below `a` that belong to this list. Its head leads there, and its menu on a phone. */
  links?: readonly ListLink[];
  /**
   * The records stand below each other: the list is a tree that is opened, closed and put in order by hand. All of them are
   * read, so the API says how (`api.isUnpaged`).
   */
  tree?: Types["tree"];
}

/** The detail page of a resource, with the types of its elements. */
interface DetailOf<Types extends ElementTypes> extends Selecting {
  /** Statuses beside the title. */
  badges?: readonly Types["badge"][];
  /** One line of facts under the title. */
  meta?: readonly Types["column"][];
  /** What the page consists of, from top to bottom in each of its columns. */
  sections: readonly Types["section"][];
  /**
   * What the API's lists say of a record and its own address does not: it is read beside the record, and the record has it wherever it
   * is read as its page does. Left out: its address says all of it.
   *
   * @throws what reading throws: the record then counts as not read
   * @example complete: async ({ id }, { client }) => ({ variants: await readVariants(client, id) })
   */
  complete?: (
    record: Types["record"],
    context: {
      /** Talks to the store as the signed-in person. */
      client: MedusaClient;
    },
  ) => Promise<object>;
  /** The record that it belongs to, where it has no list of its own that somebody comes from: the way back leads there. */
  parent?: (record: Types["record"]) =>
    | {
        /** Whose record it is. */
        resource: Types["name"];
        /** The id of that record. */
        id: string;
        /** What the link says. */
        title: string | undefined;
      }
    | undefined;
  /**
   * The part of the record whose next step comes before the record's own, where there is one: that step is then the filled button of
   * the page. Which action it is follows from `isPrimary` of the subrecord's resource.
   *
   * @example next: ({ returns = [] }) => returns.map((record) => ({ of: "returns", record }))[0]
   */
  next?: (record: Types["record"]) => NextSubrecord | undefined;
  /** Where the entries of its timeline come from. Without any, and without notes, it has none. */
  timeline?: readonly Types["timelineSource"][];
  /**
   * What the API calls such a record where somebody notes something about it: `order`. Its timeline has the notes then, and
   * a place to write one.
   */
  noteResourceType?: string;
}

/** What is known of a resource before a page needs more. */
interface HeadOf<Types extends ElementTypes> {
  /** Where its pages are below `a/`, where that is not its name: `customers/groups`. */
  route?: string;
  /** Prefix of the resource's widget zones, where v1 named it otherwise than the API; `api.singularKey` when left out. */
  zone?: string;
  /** The feature flag or module of the store without which there is no such thing: `publishable_api_keys`. */
  requires?: Requirements;
  /** Where the store's API has its records. */
  api: ResourceApi;
  /**
   * What a record is called in titles, links and toasts. `words` make a text of a number: what would otherwise be called as
   * a record of another resource is.
   *
   * @example title: (draft, { translate }) => translate("draft-orders.titled", { number: draft.display_id })
   */
  title: (record: Types["record"], words: TitleWords) => string;
  /** Its entry in the sidebar or among the settings. Left out: none. */
  nav?: ResourceNavigation;
  /** How the command palette finds its records; `false` where it leaves them alone. */
  search?: SearchDefinition | false;
  /** Other resources that change when a record is made, changed or deleted. */
  invalidates?: readonly (Types["name"] | "store")[];
}

/** The screens of a resource, with the types of their elements. */
interface BodyOf<Types extends ElementTypes> {
  /** The record that holds each of its records, where a list lacks it. */
  owner?: OwnerOf<Types["name"], Types["record"]>;
  /** What filters and views ask for beside what the API says, where the list is looked through here (`api.isUnpaged`). */
  derive?: (
    record: Types["record"],
    beside: {
      /** The store's settings, with `api.isUnpaged.withStore`. */
      store: StoreDetails | undefined;
    },
  ) => object;
  /** Its list. Left out: none. */
  list?: ListOf<Types>;
  /** The page of one record. Left out: none. */
  detail?: DetailOf<Types>;
  /**
   * How its records stand in rows on the page of a record that they are parts of: with what the head of their own page shows
   * when left out, or their list on phones.
   */
  row?: Later<Types["row"]>;
  /** What makes and changes records. Left out: nothing does. */
  form?: Types["form"];
  /** What can be done with a record beside editing and deleting it. */
  actions?: readonly Types["action"][];
  /** What is printed of its records, one or many. */
  documents?: readonly Types["document"][];
  /** What its records are found by where the API cannot be asked. */
  searchIndex?: SearchIndex<Types["record"]>;
  /** Records can be deleted; `typed` where that takes more with it, `when` says which ones: not oneself. */
  delete?: DeleteRule<Types["record"]>;
}

/**
 * The list of a resource.
 *
 * @example
 * const list: ListDefinition<"reviews"> = {
 *   columns: ["title", cell.badge("status", { waiting: "waiting", published: "done" }), cell.date("created_at")],
 *   search: true,
 *   sort: "-created_at",
 *   filters: [filter.choices("status", ["waiting", "published"]), filter.date("created_at")],
 *   views: [{ id: "to-read", query: "status=waiting" }],
 * };
 */
export interface ListDefinition<Name extends ResourceName>
  extends ListOf<ElementTypesOf<Name, StandardSchema>> {}

/**
 * The detail page of a resource.
 *
 * @example
 * const detail: DetailDefinition<"reviews"> = {
 *   select: { expand: "replies" },
 *   badges: [cell.badge("status", { waiting: "waiting", published: "done" })],
 *   meta: [cell.date("created_at")],
 *   sections: [
 *     { id: "text", facts: ["text", cell.number("rating")] },
 *     { id: "replies", rows: "replies", columns: ["text", cell.date("created_at")] },
 *     { id: "metadata", column: "side", metadata: true },
 *   ],
 * };
 */
export interface DetailDefinition<Name extends ResourceName>
  extends DetailOf<ElementTypesOf<Name, StandardSchema>> {}

/**
 * What the admin knows of a resource before anybody opens it: its name and paths, where it stands, how it is found.
 *
 * @example
 * { name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: (review) => review.title }
 */
export interface ResourceHead<Name extends ResourceName>
  extends HeadOf<ElementTypesOf<Name, StandardSchema>> {
  /** Names it everywhere: in URLs, keys of texts and ids of elements. */
  name: Name;
}

/** What can be seen of records and done with them: the screens of a resource. */
export interface ResourceBody<Name extends ResourceName, Schema extends StandardSchema>
  extends BodyOf<ElementTypesOf<Name, Schema>> {}

/** A whole resource. See {@link defineResource}. */
export interface ResourceDefinition<Name extends ResourceName, Schema extends StandardSchema>
  extends ResourceHead<Name>,
    ResourceBody<Name, Schema> {
  /**
   * The file with the rest of the definition, which is loaded when a page, a form or a search first needs it. What stands in
   * the definition beside it is known from the start. See {@link defineBody}.
   */
  body?: () => Promise<{
    /** What {@link defineBody} made. */
    default: DefinedBody<NoInfer<Name>>;
  }>;
}

/** The body of a resource whose record type is no longer known. */
export interface AnyBody extends BodyOf<AnyElementTypes> {}

/**
 * A resource whose record type is no longer known, as registry and screens handle it.
 * Screens hand every function a record of the very resource that it belongs to.
 */
export interface AnyResource extends HeadOf<AnyElementTypes>, AnyBody {
  /** Names it everywhere: in URLs, keys of texts and ids of elements. */
  name: string;
  /** Loads the rest of the definition; gone once that is there. */
  body?: () => Promise<{
    /** What {@link defineBody} made. */
    default: DefinedBody<string>;
  }>;
  /** What extensions do when a record is made, changed or deleted. Set by the registry. */
  crudOverrides?: Readonly<Partial<Record<CrudAction, CrudOverride>>>;
}

/**
 * Describes a resource: list, detail, form, navigation, labels and widget zones all follow from it.
 * It returns its argument; the compiler checks every key against the record and the form's schema, and the result no
 * longer carries the record's type, so that resources of all kinds fit into one list.
 *
 * @example
 * export const collections = defineResource({
 *   name: "collections",
 *   api: { singularKey: "collection", pluralKey: "collections" },
 *   title: (collection) => collection.title,
 *   list: { columns: ["title", cell.text("handle", { prefix: "/" }), cell.date("created_at")], search: true },
 *   form: { schema: z.object({ title: z.string().min(1) }), fields: [field.text("title", { isRequired: true })] },
 * });
 */
export function defineResource<
  const Name extends ResourceName,
  Schema extends StandardSchema = StandardSchema<never>,
>(definition: ResourceDefinition<Name, Schema>): AnyResource {
  // Screens hand every function a record of the very resource that it belongs to, so the narrower parameters hold.
  return definition as unknown as AnyResource;
}
