import type { ReactNode } from "react";
import { safeSrc } from "../format/safe-url";
import { usePaperSettings } from "./paper-settings";

/** Somebody a {@link DocumentHeader} names, or a fact of the same weight: to whom it goes, how it is sent. */
export interface DocumentParty {
  /** Printed above the lines: "Ship to". */
  label: string;
  /** Line by line; left out of the paper where there is none. */
  lines: readonly (string | null | undefined)[];
  /** The lines are a postal address, and are marked up as one. Left out: plain text. */
  isAddress?: boolean;
}

/** The head of a printed document: its title, its sender and its parties. */
export interface DocumentHeaderProps {
  /** What the paper is: "Invoice". */
  title: string;
  /** Below the title: what it is about, and of which day. */
  lines?: readonly string[];
  /** Below the name of who sends it: an address, a tax number. */
  sender?: readonly (string | null | undefined)[];
  /** Printed side by side below the head. One without lines is left out. */
  parties?: readonly DocumentParty[];
}

/**
 * The head of a document: who it comes from, with the logo that the settings have, what it is, and for whom.
 *
 * @example
 * <DocumentHeader title={translate("orders.documents.gift-card-slip")} lines={[`#${order.display_id}`]}
 *   parties={[{ label: translate("orders.fields.email"), lines: [order.email] }]} />
 */
export function DocumentHeader({ title, lines = [], sender = [], parties = [] }: DocumentHeaderProps) {
  const { name, logo } = usePaperSettings();
  const [picture] = logo;
  const about = sender.filter(Boolean).join("\n");
  const named = parties
    .map(({ lines: written, ...party }) => ({ ...party, text: written.filter(Boolean).join("\n") }))
    .filter(({ text }) => text !== "");
  return (
    <>
      <header className="th-print-page__head">
        <div>
          {picture && <img className="th-print-page__logo" src={safeSrc(picture)} alt="" />}
          <p className="th-print-page__store">{name}</p>
          {about && <address>{about}</address>}
        </div>
        <div>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {named.length > 0 && (
        <div className="th-print-page__parties">
          {named.map(({ label, text, isAddress }) => (
            <div key={label}>
              <h3>{label}</h3>
              {isAddress ? <address>{text}</address> : <p>{text}</p>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** A column of a {@link DocumentTable}. */
export interface DocumentColumn<Row> {
  /** Head of the column. Two columns of a table need different ones. */
  label: string;
  /** The label is read aloud, and not printed. */
  isLabelHidden?: boolean;
  /** Numbers and money stand at the end. */
  isNumeric?: boolean;
  /** What the column prints of a row; called once for each row. */
  value(row: Row): ReactNode;
}

/** A row below the lines of a {@link DocumentTable}. */
export interface DocumentTotal {
  /** What the amount is: "Shipping". */
  label: string;
  /** More about it, in grey: codes, a rate. */
  note?: string;
  /** The amount as it is printed, with its currency. */
  value: string;
  /** What the rows above add up to: a line above it, and strong. */
  isTotal?: boolean;
  /** What the total above it holds already: in grey, and no part of the sum. */
  isIncluded?: boolean;
}

/** A printed table: its columns, its rows and their totals. */
export interface DocumentTableProps<Row extends { id: string }> {
  /** Printed above the table. Left out: nothing is. */
  caption?: string;
  /** From the start of the line to its end. The amounts of the totals stand below the last one. */
  columns: readonly DocumentColumn<Row>[];
  /** One line of the table each, in this order. */
  rows: readonly Row[];
  /** Rows below the lines. Left out: there are none. */
  totals?: readonly DocumentTotal[];
}

/**
 * Lines of a document, with what they add up to. Its head is printed again on every page that the table goes on to.
 *
 * @example
 * <DocumentTable
 *   columns={[
 *     { label: "Item", value: ({ title }) => title },
 *     { label: "Quantity", value: ({ quantity }) => quantity, isNumeric: true },
 *   ]}
 *   rows={order.items ?? []}
 * />
 */
export function DocumentTable<Row extends { id: string }>(props: DocumentTableProps<Row>) {
  const { caption, columns, rows, totals = [] } = props;
  const numeric = (isNumeric?: boolean) => (isNumeric ? "th-numeric" : undefined);
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label, isLabelHidden, isNumeric }) => (
            <th key={label} scope="col" className={numeric(isNumeric)}>
              {isLabelHidden ? <span className="th-visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ label, isNumeric, value }) => (
              <td key={label} className={numeric(isNumeric)}>
                {isNumeric ? <bdi dir="ltr">{value(row)}</bdi> : value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(({ label, note, value, isTotal, isIncluded }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and keep their places
            <tr key={index} data-total={isTotal || undefined} className={isIncluded ? "th-muted" : undefined}>
              <th scope="row" colSpan={columns.length - 1}>
                {label} {note && <span className="th-muted">{note}</span>}
              </th>
              <td className="th-numeric">
                <bdi dir="ltr">{value}</bdi>
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** The name of a thing, and below it what tells it from the next. @example <DocumentLineItem name="Canyon Tarp" details="Black" /> */
export function DocumentLineItem({
  name,
  details,
}: {
  /** Printed first, in the direction of its own script. */
  name: string;
  /** In grey below the name: a variant, an SKU. Left out: nothing stands there. */
  details?: string;
}) {
  return (
    <>
      <bdi>{name}</bdi>
      {details && (
        <div className="th-muted">
          <bdi>{details}</bdi>
        </div>
      )}
    </>
  );
}

/** Room on paper for a pen: a line to write on, or a box to tick. @example <DocumentBlankField isBox /> */
export function DocumentBlankField({
  isBox,
}: {
  /** A box to tick. Left out: a line to write on. */
  isBox?: boolean;
}) {
  return <span className={isBox ? "th-print-page__box" : "th-print-page__blank"} />;
}

/** What the settings have for below an invoice; nothing where they have nothing. @example <DocumentFooter /> */
export function DocumentFooter() {
  const { footer } = usePaperSettings();
  return footer === "" ? null : <footer className="th-print-page__foot">{footer}</footer>;
}
