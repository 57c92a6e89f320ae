import type { ComponentType } from "react";
import type { BadgeCellOf } from "../cells/badge";
import type { AnyCell, CellOf, CustomCell } from "../cells/cell-types";
import type { Requirements } from "../host/feature-flags";
import type { ElementOptions } from "./element";
import type { ArrayKeys, ElementOf, RecordOf, ResourceName } from "./resources";
import type { AnySubrecords, Later, SubrecordsOf } from "./subrecords";

/** A module that is loaded when it is shown, with the component as its default export. */
export type LazyComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A module whose component's props are no longer known; where it is shown decides them. */
export type AnyLazyComponent = () => Promise<{ default: unknown }>;

/** What a section's own component gets. */
export interface SectionProps<Name extends ResourceName = ResourceName> {
  record: RecordOf<Name>;
}

interface SectionBase extends ElementOptions {
  /** Unique within the detail. */
  id: string;
  /** Key of its title; `<resource>.sections.<id>` when left out. */
  label?: string;
  /** The side column holds who, where and when; the main one what the record consists of. */
  column?: "main" | "side";
  /** What the store must have for it, such as `sales_channels`; it is left out where that is missing. */
  requires?: Requirements;
}

/** How records of another resource are put into this one and taken out, both by one address below the record. */
export interface Membership {
  /** Address below the record, such as `products/batch`: POST adds, DELETE removes. */
  path: string;
  /** What the payload calls the ids, such as `product_ids`. */
  key: string;
  /** How the ids are sent: as a list of texts, as a list of `{ id }`, or one call each. */
  format: "ids" | "objects" | "each";
  /**
   * The key of the other record that holds the one that it belongs to, where it belongs to one at a time: adding it here
   * takes it from there. The list of the other resource has to ask for that key (`expand`).
   */
  movesFrom?: string;
}

interface RelatedSection<Filter> extends SectionBase {
  related: ResourceName;
  /** What narrows the other list to the records that belong here. */
  filter?: Filter;
  /** Address below the record that lists them, where the other list cannot be narrowed: `customers`. */
  path?: string;
  /** That address always answers with everything: it is searched and paged here. */
  isUnpaged?: boolean;
  /** Ids of the other list's columns; those that it shows on phones when left out. */
  columns?: readonly string[];
  /** Whether the person can add and remove records here. */
  members?: Membership;
}

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

/** The kinds of sections, by the word that tells each from the others, and what of each a detail of this resource can have. */
export interface SectionKinds<Name extends ResourceName> {
  facts: SectionBase & { facts: readonly CellOf<RecordOf<Name>>[] };
  load: SectionBase & { load: LazyComponent<SectionProps<Name>> };
  metadata: SectionBase & { metadata: true | "read-only" };
  related: RelatedSection<(record: RecordOf<Name>) => Record<string, unknown>>;
  rows: {
    [Key in ArrayKeys<RecordOf<Name>>]: SectionBase & {
      rows: Key;
      columns: readonly CellOf<ElementOf<RecordOf<Name>[Key]>>[];
      /** The rows are records of this resource, and lead to it. */
      to?: ResourceName;
    };
  }[ArrayKeys<RecordOf<Name>>];
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

/** A section whose record type is no longer known. */
export type AnySection =
  | (SectionBase & {
      facts: readonly (string | AnyCell)[];
      /** What every page tells of its record; what the record does not have is left out. Set by the registry. */
      readonly standing?: readonly AnyCell[];
    })
  | (Omit<RelatedSection<(record: never) => Record<string, unknown>>, "related"> & { related: string })
  | (SectionBase & { rows: string; columns: readonly (string | AnyCell)[]; to?: string })
  | SubrecordsSection<AnySubrecords, AnyCell, AnyLazyComponent>
  | (SectionBase & { metadata: true | "read-only" })
  | (SectionBase & { load: AnyLazyComponent });
