import type { BadgeCellOf } from "../cells/badge";
import type { AnyCell, CellOf, CustomCell } from "../cells/cell-types";
import type { Requirements } from "../client/store-features";
import type { ElementOptions } from "../elements/element";
import type { AnyLazyComponent, LazyComponent } from "../elements/lazy-component";
import type { Host } from "../host/host";
import type { Membership } from "../records/membership";
import type { ArrayKeys, ElementOf, RecordOf, ResourceName } from "../records/resources";
import type { FieldSelection } from "../resource-head/resource-api";
import type { AnySubrecords, Later, SubrecordsOf } from "./subrecords";

/**
 * What a section's own component gets.
 *
 * @example export default function Replies({ record }: SectionProps<"reviews">) {}
 */
export interface SectionProps<Name extends ResourceName = ResourceName> {
  /** The record of the page, with what `select` of the detail asks for. */
  record: RecordOf<Name>;
}

/** What every section says of itself. */
interface SectionBase extends ElementOptions {
  /** Unique within the detail. */
  id: string;
  /** Key of its title; `<resource>.sections.<id>` when left out. */
  label?: string;
  /** The side column holds who, where and when; the main one what the record consists of. */
  column?: "main" | "side";
  /** What the store must have for it, such as `sales_channels`; it is left out where that is missing. */
  requires?: Requirements;
  /**
   * What of the resource's form can be changed from here: the section gets a button that opens the form with these fields alone. All
   * others are neither checked nor sent. A field that an extension put beside one of them (`after`, `before`) is asked along. A
   * component of your own draws the button with `SectionEditButton`.
   *
   * @example { id: "text", facts: ["title", "text"], edit: { fields: ["title", "text"] } }
   */
  edit?: SectionEdit;
}

/** Which fields of the resource's form a section opens. */
export interface SectionEdit {
  /** Their keys; the form's own order holds. */
  fields: readonly string[];
}

/** Records of another resource that belong to this one. */
interface RelatedSection<Filter, Filters, Held> extends SectionBase {
  /** The name of the other resource. */
  related: ResourceName;
  /** What narrows the other list to the records that belong here. */
  filter?: Filter;
  /** Address below the record that lists them, where the other list cannot be narrowed: `customers`. */
  path?: string;
  /** That address always answers with everything: it is searched and paged here. */
  isUnpaged?: boolean;
  /**
   * The key of the record that holds them, where no address lists them: `products` of a tax rate. `select` asks for it. What is shown
   * of them is asked of their own list, by their ids.
   */
  heldIn?: Held;
  /** Key of a sentence below the title, such as what becomes of a record that is taken out. */
  hint?: string;
  /** Ids of the other list's columns; those that it shows on phones when left out. */
  columns?: readonly string[];
  /** Whether the person can add and remove records here. */
  members?: Membership;
  /** What narrows the records that can be added: the shipping options of one region. */
  choices?: Filter;
  /**
   * The rows can do what those of the other resource's own list can: they are sorted, paged, selected, changed in their cells, and
   * have their menus; the filters are those of that list. What is shown is in the address of the page, so a page has one such section.
   */
  isList?: boolean;
  /** What its rows are sorted by at first, where that is not what sorts the list of the other resource. */
  sort?: string;
  /** `path` says which records these are; what is shown of them is asked of their own list, by their ids. */
  isIdsOnly?: boolean;
  /** Filters beside those of the list that follow from the record, such as the options of a product. Read when they are needed. */
  filters?: Filters;
  /** Ids of actions of the record itself that are buttons in the head. */
  actions?: readonly string[];
}

/**
 * Filters that follow from a record, by which the API cannot narrow: all that the address lists is read with `select`, and looked
 * through here, once one of them is set. What they ask for is what `derive` of the other resource says.
 *
 * @example
 * filters: {
 *   prefix: "option.",
 *   select: { expand: "options" },
 *   load: async ({ options }) => options.map(({ id, title, values }) => ({ key: `option.${id}`, title, words: values })),
 * }
 */
export interface RecordFilters<Item> {
  /** What the keys of all of them begin with: `option.`. */
  prefix: string;
  /** What is asked for so that `derive` has what it reads. */
  select: FieldSelection;
  /** Reads the filters of this record, when the list first needs them. */
  load(record: Item, reading: FilterReading): Promise<readonly RecordFilter[]>;
}

/** What filters of a record are read with. */
export interface FilterReading {
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
  /** What an address of the store answers; asked once, also where a section of the page asks for the same by `useAdminQuery`. */
  read<Answer extends object>(path: string, query: Readonly<Record<string, unknown>>): Promise<Answer>;
}

/** Several of the words that a record has for something. They are shown as they are. */
export interface RecordFilter {
  /** What it is called in the URL, with the `prefix` before it; `derive` says what a record has under it. */
  key: string;
  /** What the chip says, in the record's own words. */
  title: string;
  /** What can be chosen. They may hold commas. */
  words: readonly string[];
}

/** Sections that follow from the record, in the place of this one: as many as it asks for, or none. */
interface FollowingSections<Item, Following> extends SectionBase {
  /**
   * Lists of records of other resources, each with an id and a title of its own. They stand in the column of this section, and have
   * the widgets of their own ids.
   */
  sections: (record: Item) => readonly Following[];
}

/** Records that this one consists of, as rows with what can be done about them. */
interface SubrecordsSection<Sources, Status, Below> extends SectionBase {
  /** What the rows are, source by source; those of one source in the order in which they were made. */
  subrecords: Later<readonly Sources[]>;
  /** Those that were made last come first. */
  isNewestFirst?: boolean;
  /** A status after the title; how many rows there are when left out, `false` for neither. */
  status?: Status | false;
  /** Ids of actions of the record itself that are buttons in the head. */
  actions?: readonly string[];
  /** Key of the text where there are no rows; when left out there is no section then. */
  empty?: string;
  /** Comes with the section, below its rows, also where there are none. */
  below?: Below;
}

/**
 * The kinds of sections, by the word that tells each from the others, and what of each a detail of this resource can have.
 *
 * @example
 * { id: "text", facts: ["text", cell.number("rating")] }
 * { id: "replies", rows: "replies", columns: ["text", cell.date("created_at")] }
 * { id: "product", related: "products", filter: ({ product_id }) => ({ id: product_id }) }
 * { id: "returns", subrecords: [{ of: "returns", from: ({ returns }) => returns }] }
 * { id: "metadata", column: "side", metadata: true }
 * { id: "map", load: () => import("./map") }
 * { id: "shelves", sections: ({ shelves }) => shelves.map(({ id }) => ({ id, label: "reviews.shelf", related: "products", filter: () => ({ id }) })) }
 */
export interface SectionKinds<Name extends ResourceName> {
  /** Cells of the record, with their labels. */
  facts: SectionBase & {
    /** What is shown, in this order: keys of the record, or cells. */
    facts: readonly CellOf<RecordOf<Name>>[];
  };
  /** A component of your own. */
  load: SectionBase & {
    /** Loads it, with the page. */
    load: LazyComponent<SectionProps<Name>>;
  };
  /** The record's metadata. */
  metadata: SectionBase & {
    /** Whether people can change it here. */
    metadata: true | "read-only";
  };
  /** Records of another resource that belong to this one. */
  related: RelatedSection<
    (record: RecordOf<Name>) => Record<string, unknown>,
    RecordFilters<RecordOf<Name>>,
    ArrayKeys<RecordOf<Name>>
  >;
  /** Sections that follow from the record: one for each of something, or one that only some records have. */
  sections: FollowingSections<
    RecordOf<Name>,
    RelatedSection<
      (record: RecordOf<Name>) => Record<string, unknown>,
      RecordFilters<RecordOf<Name>>,
      ArrayKeys<RecordOf<Name>>
    >
  >;
  /** A list that the record itself holds. */
  rows: {
    [Key in ArrayKeys<RecordOf<Name>>]: SectionBase & {
      /** The key that holds the list. */
      rows: Key;
      /** What is shown of each row: keys of it, or cells. */
      columns: readonly CellOf<ElementOf<RecordOf<Name>[Key]>>[];
      /** The rows are records of this resource, and lead to it. */
      to?: ResourceName;
    };
  }[ArrayKeys<RecordOf<Name>>];
  /** Records that this one consists of. */
  subrecords: SubrecordsSection<
    SubrecordsOf<RecordOf<Name>>,
    BadgeCellOf<RecordOf<Name>> | CustomCell<RecordOf<Name>>,
    LazyComponent<SectionProps<Name>>
  >;
}

/**
 * A part of a detail page: facts, records of another resource, rows that the record itself holds, records that it consists of
 * with what can be done about them, its metadata, or an own component that is loaded with the page.
 */
export type SectionOf<Name extends ResourceName> = SectionKinds<Name>[keyof SectionKinds<Name>];

/** Records of another resource, where the type of the own record is no longer known. */
type AnyRelatedSection = Omit<
  RelatedSection<(record: never) => Record<string, unknown>, RecordFilters<never>, string>,
  "related"
> & {
  /** The name of the other resource. */
  related: string;
};

/** A section whose record type is no longer known. */
export type AnySection =
  | (SectionBase & {
      /** Keys of the record, or cells. */
      facts: readonly (string | AnyCell)[];
      /** What every page tells of its record; what the record does not have is left out. Set by the registry. */
      readonly crudFacts?: readonly AnyCell[];
    })
  | AnyRelatedSection
  | FollowingSections<never, AnyRelatedSection>
  | (SectionBase & {
      /** The key that holds the list. */
      rows: string;
      /** What is shown of each row. */
      columns: readonly (string | AnyCell)[];
      /** The resource that the rows are records of. */
      to?: string;
    })
  | SubrecordsSection<AnySubrecords, AnyCell, AnyLazyComponent>
  | (SectionBase & {
      /** Whether people can change it here. */
      metadata: true | "read-only";
    })
  | (SectionBase & {
      /** Loads the component of the section. */
      load: AnyLazyComponent;
    });
