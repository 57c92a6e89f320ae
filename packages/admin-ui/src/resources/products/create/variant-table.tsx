import { useHost } from "@tillhouse/extension-sdk";
import { MoneyInput, minorUnitDigits, NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Button, Checkbox, TextInput, useUi } from "@tillhouse/extension-sdk/ui";
import { ArrowDownToLine } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useRef, useState } from "react";
import {
  cellOf,
  cellProblems,
  codes,
  fillColumn,
  pasteCells,
  type VariantColumn,
  type VariantRow,
  variantTitle,
  withCell,
} from "./variant-rows";

export interface VariantTableProps {
  rows: readonly VariantRow[];
  /** How many there are of each is asked. */
  hasStock: boolean;
  /** There are options, so a combination may not exist. */
  hasCombinations: boolean;
  onChange(rows: VariantRow[]): void;
  onBlur(): void;
}

/** As many rows are drawn at once: a product may have a thousand variants. */
const pageSize = 50;

/** The currencies of the store, the default one first. */
function useCurrencies(): string[] {
  const { store } = useHost();
  const first = store?.default_currency_code ?? "";
  const others = (store?.currencies ?? []).map(({ code }) => code).filter((code) => code !== first);
  return [first, ...others.sort()].filter(Boolean);
}

/** Moves the focus up and down in a column. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
  if (step === undefined || cell === null || !(event.target instanceof HTMLInputElement)) return;
  if (event.target.type === "checkbox") return;
  event.preventDefault();
  const row = cell.parentElement;
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const input = next?.children[cell.cellIndex]?.querySelector("input");
  input?.focus();
  input?.select();
}

/** Prices, stock and codes of variants, typed, pasted from a spreadsheet, or copied down from the first one. */
export function VariantTable(props: VariantTableProps) {
  const { rows, hasStock, hasCombinations, onChange, onBlur } = props;
  const { translate, locale } = useHost();
  const currencies = useCurrencies();
  const [hasAllCodes, setHasAllCodes] = useState(false);
  const [page, setPage] = useState(0);
  const columns: VariantColumn[] = [
    ...currencies.map((code): VariantColumn => `prices.${code}`),
    ...(hasStock ? (["quantity"] as const) : []),
    ...(hasAllCodes ? codes : codes.slice(0, 2)),
  ];
  const pageCount = Math.ceil(rows.length / pageSize);
  const from = Math.min(page, pageCount - 1) * pageSize;
  const shown = rows.slice(from, from + pageSize);
  const problems = cellProblems(rows).filter(({ message }) => message === "products.variants.twice");
  const labelOf = (column: VariantColumn) =>
    column.startsWith("prices.")
      ? translate("products.variants.price", { currency: column.slice("prices.".length).toUpperCase() })
      : translate(`products.variants.columns.${column}`);
  const latest = useRef({ rows, onChange });
  latest.current = { rows, onChange };
  const setRow = useCallback((index: number, next: (row: VariantRow) => VariantRow) => {
    const { rows: now, onChange: tell } = latest.current;
    tell(now.map((row, place) => (place === index ? next(row) : row)));
  }, []);
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
    const at = { row: Number(cell?.dataset.row), column: Number(cell?.dataset.column) };
    if (cell === null || Number.isNaN(at.row) || Number.isNaN(at.column)) return;
    const text = event.clipboardData.getData("text/plain");
    const pasted = pasteCells(rows, columns, at, text, { locale, digitsOf: minorUnitDigits });
    if (pasted === undefined) return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <div className="th-variants">
      <table
        className="th-variants__table"
        aria-label={translate("products.sections.variants")}
        onPaste={paste}
        onKeyDown={moveFocus}
        onBlur={onBlur}
      >
        <thead>
          <tr>
            <th scope="col">{translate("products.variants.columns.title")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className="th-variants__head">
                  {labelOf(column)}
                  {rows.length > 1 && (column.startsWith("prices.") || column === "quantity") && (
                    <Button
                      variant="ghost"
                      size="small"
                      iconOnly
                      label={translate("products.variants.fill", { column: labelOf(column) })}
                      icon={<ArrowDownToLine className="th-icon" aria-hidden />}
                      onClick={() => onChange(fillColumn(rows, column))}
                    />
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <Row
              key={row.values.join("\n")}
              row={row}
              index={from + index}
              columns={columns.join(" ")}
              labels={columns.map(labelOf).join("\n")}
              problems={problems
                .filter((problem) => problem.row === from + index)
                .map(({ column }) => column)
                .join(" ")}
              canBeOff={hasCombinations}
              setRow={setRow}
            />
          ))}
        </tbody>
      </table>
      <div className="th-variants__foot">
        {pageCount > 1 && (
          <>
            <span className="th-muted" role="status">
              {translate("products.variants.page", {
                from: from + 1,
                to: from + shown.length,
                count: rows.length,
              })}
            </span>
            <Button size="small" disabled={from === 0} onClick={() => setPage(page - 1)}>
              {translate("products.variants.previous")}
            </Button>
            <Button
              size="small"
              disabled={from + pageSize >= rows.length}
              onClick={() => setPage(Math.min(page, pageCount - 1) + 1)}
            >
              {translate("products.variants.next")}
            </Button>
          </>
        )}
        <Checkbox
          label={translate("products.variants.allCodes")}
          isChecked={hasAllCodes}
          onChange={setHasAllCodes}
        />
      </div>
    </div>
  );
}

interface RowProps {
  row: VariantRow;
  index: number;
  /** Joined by spaces, so that a row is drawn again only where something of it changes. */
  columns: string;
  labels: string;
  /** Columns that are wrong. */
  problems: string;
  canBeOff: boolean;
  setRow(index: number, next: (row: VariantRow) => VariantRow): void;
}

const Row = memo(function Row(props: RowProps) {
  const { row, index, canBeOff, setRow } = props;
  const { translate } = useHost();
  const { locale } = useUi();
  const title = variantTitle(row.values);
  const labels = props.labels.split("\n");
  const wrong = props.problems.split(" ");
  const name = <bdi lang={locale}>{title}</bdi>;
  return (
    <tr data-off={row.isOff || undefined}>
      <th scope="row">
        {canBeOff ? (
          <Checkbox
            label={name}
            aria-label={translate("products.variants.make", { title })}
            isChecked={!row.isOff}
            onChange={(isOn) => setRow(index, (now) => ({ ...now, isOff: !isOn }))}
          />
        ) : (
          name
        )}
      </th>
      {props.columns.split(" ").map((name, place) => {
        // They were joined from columns.
        const column = name as VariantColumn;
        const value = cellOf(row, column);
        const cell = {
          label: translate("products.variants.cell", { column: labels[place] ?? "", title }),
          isLabelHidden: true,
          size: "small" as const,
          disabled: row.isOff,
          errors: wrong.includes(column) ? [translate("products.variants.twice")] : undefined,
        };
        const set = (next: string | number | null) => setRow(index, (now) => withCell(now, column, next));
        const amount = typeof value === "number" ? value : null;
        return (
          <td key={column} data-row={index} data-column={place} data-label={labels[place]}>
            {column.startsWith("prices.") ? (
              <MoneyInput
                {...cell}
                min={0}
                currencyCode={column.slice("prices.".length)}
                value={amount}
                onChange={set}
              />
            ) : column === "quantity" ? (
              <NumberInput {...cell} min={0} digits={0} value={amount} onChange={set} />
            ) : (
              <TextInput
                {...cell}
                spellCheck={false}
                value={String(value ?? "")}
                onChange={({ currentTarget }) => set(currentTarget.value)}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
});
