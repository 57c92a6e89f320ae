import type { ReactNode } from "react";
import type { Requirements } from "../client/store-features";
import type { ElementOptions } from "../elements/element";
import type { OwnedKind } from "../elements/kinds";
import type { Host } from "../host/host";
import type { ResourceInfo } from "../resource-head/resource-info";

/**
 * Where a cell stands when a row is shown as a two-line entry on a phone: number and name, amount; marks, date.
 * A cell without a place is left out there.
 */
export type MobileSlot = "lead" | "title" | "end" | "mark" | "second-mark" | "note";

/** What every cell may say about itself. */
export interface CellOptions extends ElementOptions {
  /** Translation key of the column head or fact; derived from resource and key when left out. */
  label?: string;
  /** The place in a two-line entry on phones. */
  mobile?: MobileSlot;
  /** Share of the free width, in percent, for cells that may be clipped. */
  grow?: number;
  /** What the API calls this column when it sorts by it; its key when left out. `false` where it cannot sort by it. */
  sort?: string | false;
  /** Not shown until the person picks it in the column settings. */
  isHidden?: boolean;
  /** Relations that the list asks for only while this column is shown, comma-separated: what is dear for every row. */
  expand?: string;
  /**
   * May be edited in its row: the form's field of the same key opens in its place, or that of the key that is named here.
   *
   * @example cell.record("collection", "collections", { canEdit: "collection_id" })
   */
  canEdit?: boolean | string;
  /**
   * What it needs and no row shall wait for: a request of its own asks for it, for the rows that stand. Until that is answered a record
   * has nothing of it. The API must take a list of ids (`id`).
   *
   * @example deferred: { fields: "variants.inventory_quantity", expand: "variants" }
   */
  deferred?: {
    /** Comma-separated names of columns. Left out: what the API answers by itself. */
    fields?: string;
    /** Comma-separated names of relations. */
    expand: string;
  };
  /** What the store must have for it, such as `sales_channels`; it is left out where that is missing. */
  requires?: Requirements;
}

/** A cell of one kind. Kinds that are defined elsewhere extend it too. */
export interface KeyCell<Kind extends string, Key extends string> extends CellOptions {
  /** Only for the compiler: a cell is not to be mistaken for another element of the same kind. */
  readonly element?: "cell";
  /** How the value is drawn. The builders of `cell` set it. */
  readonly kind: Kind;
  /** The key of the record that holds the value. It is also the column's id. */
  readonly key: Key;
  /** The kind itself, where an extension brought it. Set by the registry; what an author writes here is dropped. */
  readonly kindDefinition?: OwnedKind<AnyCellKind>;
}

/** What makes words of a value. */
export interface CellWords {
  /** Looks a text up in the person's language. */
  translate: (key: string, values?: Record<string, string | number>) => string;
  /** Language code such as `en`; numbers and dates are written as it does. */
  locale: string;
  /** IANA name; the reader's own zone when left out. */
  timeZone?: string;
}

/** What a cell's text needs to know. */
export interface CellTextContext extends CellWords {
  /** Name of the resource; the words of a status are its translation keys. */
  resource: string;
  /** The definition of another resource, by its name. */
  find: (name: string) => ResourceInfo | undefined;
}

/** How and where a cell is drawn. */
export interface CellContext {
  /** The record that holds the value. A kind may look at its other keys. */
  record: object;
  /** Name of the resource; the words of a status are its translation keys. */
  resource: string;
  /** Statuses beside a page title are badges. */
  isBadge?: boolean;
  /** How long a date is written: `"list"` in a row, `"head"` under the title of a page. */
  dateStyle?: "list" | "head";
  /** The cell stands inside a link: then it holds no links of its own. */
  isPlain?: boolean;
}

/** What a kind draws a cell with. */
export interface CellDrawContext extends CellContext {
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
  /** What the column or fact is called. */
  label: string;
}

/** A column of a file, as a spreadsheet can reckon with it. */
export interface FileColumn {
  /** What the head of the column says. */
  label: string;
  /** What stands in the column for a record; an empty text for nothing. */
  text: (record: object) => string;
}

/**
 * A kind of cell, in one record: how it is drawn, said as plain text, and written into a file. The value is what the record
 * holds under the cell's key.
 *
 * @example
 * const rating: CellKind<RatingCell<string>> = {
 *   draw: (value) => <Stars count={Number(value)} />,
 *   text: (value) => `${value} of 5`,
 *   align: "end",
 * };
 */
export interface CellKind<Cell> {
  /** Draws a value. It is called while a row is drawn: hooks belong into a component of its own. */
  draw(value: unknown, cell: Cell, context: CellDrawContext): ReactNode;
  /** The value as a person reads it: for exports, titles and comparisons. The value itself when left out. */
  text?(
    value: unknown,
    cell: Cell,
    context: CellTextContext & {
      /** The record that holds the value. */
      record: object;
    },
  ): string;
  /** The columns of a file: dates as ISO 8601, numbers with a point. One column with its text when left out. */
  fileColumns?(cell: Cell, label: string, translate: Host["translate"]): readonly FileColumn[];
  /** Words of which each has a text: `<resource>.<key>.<word>`. */
  words?(cell: Cell): readonly string[];
  /**
   * The longest text that a column of a list has to have room for, whatever rows are at hand: columns keep their place from one
   * page to the next. Left out where nobody can tell.
   */
  room?(
    cell: Cell,
    words: CellWords & {
      /** Name of the resource; the words of a status are its translation keys. */
      resource: string;
    },
  ): string;
  /** Numbers and money stand at the end of their column. */
  align?: "end";
  /** It says what state the record is in. */
  isState?: boolean;
  /** Where it is sorted by, the last comes first. */
  sortsLastFirst?: boolean;
  /** It is drawn and said also where the record holds nothing. */
  hasEmpty?: boolean;
}

/** A cell of which only that is known which every one with a key has. */
export type UnknownCell = KeyCell<string, string>;

/** A kind whose cell is no longer known, as the screens handle it. */
export type AnyCellKind = CellKind<UnknownCell>;
