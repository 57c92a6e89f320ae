/** What a cell holds. `null` is empty, which is neither 0 nor an empty text. */
export type GridValue = string | number | boolean | null;

/** What columns of all kinds say. */
interface ColumnBase<Row, Value extends GridValue> {
  /** Unique among the columns: edits, drafts and layouts name it. */
  id: string;
  /** The head of the column. */
  title: string;
  /** What a row holds in it, as the store has it. */
  value(row: Row): Value;
  /** In pixels, until the person pulls it; a width that suits the kind when left out. */
  width?: number;
  /** Left out until the person chooses it. */
  isHidden?: boolean;
  /** Whether a row cannot be changed here. A text says why. */
  isReadOnly?: boolean | ((row: Row) => boolean | string);
  /** Cells that are emptied are wrong. */
  isRequired?: boolean;
  /** What is wrong with a value, as a sentence. Its kind, `isRequired` and limits are checked before. */
  check?(value: Value, row: Row): string | undefined;
  /** What speaks against a value and holds nothing back, as a sentence: it is shown, and the value can be saved. */
  warning?(value: Value, row: Row): string | undefined;
}

/** A line of text. Emptied it is `null`. */
export interface GridTextColumn<Row> extends ColumnBase<Row, string | null> {
  /** Text is typed. */
  kind: "text";
  /** Codes, handles: written in a font whose signs cannot be mistaken. */
  isCode?: boolean;
}

/** A number as the person's language writes it. */
export interface GridNumberColumn<Row> extends ColumnBase<Row, number | null> {
  /** A number is typed. */
  kind: "number";
  /** The smallest number that can be saved. Left out: any. */
  minimum?: number;
  /** The largest number that can be saved. Left out: any. */
  maximum?: number;
  /** Digits behind the decimal sign; none when left out. */
  digits?: number;
}

/** An amount, in minor units of its currency. It cannot be negative. */
export interface GridMoneyColumn<Row> extends ColumnBase<Row, number | null> {
  /** An amount is typed, as people count it: `12.50`. */
  kind: "money";
  /** ISO 4217, as the API spells it. */
  currencyCode: string;
}

/** One of a few values. */
export interface GridSelectColumn<Row> extends ColumnBase<Row, string | null> {
  /** One of the options is chosen, or typed by its label. */
  kind: "select";
  /** What can be chosen, in this order. */
  options: readonly {
    /** What the cell holds. */
    value: string;
    /** What the cell shows. */
    label: string;
  }[];
}

/** Yes or no. */
export interface GridBooleanColumn<Row> extends ColumnBase<Row, boolean> {
  /** It is switched, not typed. */
  kind: "boolean";
}

/** What can be read and copied only. */
export interface GridReadOnlyColumn<Row> extends ColumnBase<Row, string | null> {
  /** Nothing can be typed. */
  kind: "readOnly";
}

/**
 * A column of a grid, of the type that its cells have.
 *
 * @example
 * const price: GridColumn<Variant> = {
 *   kind: "money",
 *   id: "eur",
 *   title: "EUR",
 *   currencyCode: "eur",
 *   value: (variant) => priceOf(variant, "eur"),
 * };
 */
export type GridColumn<Row> =
  | GridTextColumn<Row>
  | GridNumberColumn<Row>
  | GridMoneyColumn<Row>
  | GridSelectColumn<Row>
  | GridBooleanColumn<Row>
  | GridReadOnlyColumn<Row>;

/** Why a cell cannot be changed: a sentence, or `true` where that needs none. */
export function readOnlyReason<Row>(column: GridColumn<Row>, row: Row): boolean | string {
  if (column.kind === "readOnly") return true;
  const { isReadOnly = false } = column;
  return typeof isReadOnly === "function" ? isReadOnly(row) : isReadOnly;
}

/** What speaks against what a cell holds, where that can be saved nevertheless. */
export function cellWarning<Row>(
  column: GridColumn<Row>,
  { value, text }: { value: GridValue; text?: string },
  row: Row,
): string | undefined {
  // Who reads a cell makes the value that its column has.
  return text === undefined ? column.warning?.(value as never, row) : undefined;
}

/** Whether numbers of a column line up at its end. */
export function isNumeric<Row>({ kind }: GridColumn<Row>): boolean {
  return kind === "money" || kind === "number";
}
