import type { ReactNode } from "react";
import type { BadgeCellOf } from "../cells/badge";
import type { AnyCell, CellOf, CustomCell } from "../cells/cell-types";
import type { Host } from "../host/host";
import type { RecordOf, ResourceName } from "../records/resources";
import type { LineListProps } from "../ui/layout/stacked-list";

/** A part of a definition, or the module that has it: what needs code of its own comes with the page that shows it. */
export type Later<Value> =
  | Value
  | (() => Promise<{
      /** The value, as the module exports it. */
      default: Value;
    }>);

/** What a row shows of a record, and what can be done with it there. */
interface RowOf<Item, Column, Badge, Sources> {
  /** Stands before the title. */
  icon?: (record: Item) => ReactNode;
  /** Key of its title, which gets `number`, beginning with 1. What the resource calls a record when left out. */
  title?: string | ((record: Item) => string);
  /** Statuses after the title. */
  badges?: readonly Badge[];
  /** Facts in small. */
  facts?: readonly Column[];
  /** What it comes to, at the end. */
  amount?: Column;
  /** What it contains: quantities and names. */
  lines?: (record: Item, host: Host) => LineListProps["lines"];
  /** What has no word, below everything else of it. */
  render?: (record: Item, host: Host) => ReactNode;
  /** Ids of the actions that stand here; all when left out, but those that a row below it takes. */
  actions?: readonly string[];
  /** Rows that belong below it: what comes back of an exchange, and what is sent for it. They have none themselves. */
  rows?: readonly Sources[];
}

/**
 * How a record stands in a row on the page of the record that it is a part of: a return on the page of its order. Its actions
 * come from its resource: those that are `isPrimary` are buttons, the others are in a menu. It is handed the record of the page
 * under the name that the API gives that one (`api.singularKey`): a return has its `order`.
 *
 * @example
 * const row: RowDefinition<"returns"> = {
 *   title: "returns.numbered",
 *   badges: [cell.badge("status", { requested: "waiting", received: "done", canceled: "off", requires_action: "alert" })],
 *   facts: [cell.date("created_at")],
 * };
 */
export interface RowDefinition<Name extends ResourceName>
  extends RowOf<
    RecordOf<Name>,
    CellOf<RecordOf<Name>>,
    BadgeCellOf<RecordOf<Name>> | CustomCell<RecordOf<Name>>,
    SubrecordsOf<RecordOf<Name>>
  > {}

/** Where the records of one resource come from. */
interface SourceOf<Of, Item, Part, Row> {
  /** The name of their resource. */
  of: Of;
  /** The records, oldest first or not; nothing where there are none. One of them may come by itself. */
  from: (record: Item) => readonly Part[] | Part | null | undefined;
  /** How they stand here; as their resource says (`row`) when left out. */
  row?: Later<Row>;
}

/** Records of one resource that another record consists of, and where it holds them. */
export type SubrecordsOf<Item> = {
  [Name in ResourceName]: SourceOf<Name, Item, RecordOf<Name>, RowDefinition<Name>>;
}[ResourceName];

/** A row whose record type is no longer known, as the screens handle it. */
export interface AnyRow extends RowOf<never, string | AnyCell, AnyCell, AnySubrecords> {}

/** Subrecords whose record types are no longer known. */
export interface AnySubrecords extends SourceOf<string, never, object, AnyRow> {}

/**
 * A record of another resource that a record consists of. It gets that record under its name in the API, as rows do.
 *
 * @example next: ({ returns = [] }) => returns.map((record) => ({ of: "returns", record }))[0]
 */
export interface NextSubrecord {
  /** The name of its resource. */
  of: ResourceName;
  /** The record itself. */
  record: object;
}
