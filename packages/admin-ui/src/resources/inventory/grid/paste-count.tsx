import { type AdminError, describeError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { Banner, Button, Dialog, Select, TextArea } from "@tillhouse/extension-sdk/ui";
import { useRef, useState } from "react";
import { linesLeft, type MatchedLine, matchCount, skusToFind } from "./match-count";
import { type CountProblem, type ParsedCount, parseCount } from "./parse-count";
import { findStockRows, type StockLocation, type StockRow } from "./stock-rows";

/** A count that was read, and what is counted in it. */
export interface Count {
  matched: readonly MatchedLine[];
  /** Items that were not at hand. */
  found: readonly StockRow[];
  /** The lines that are not used. */
  left: string;
  leftCount: number;
}

export interface PasteCountProps {
  /** The items at hand. */
  items: readonly StockRow[];
  locations: readonly StockLocation[];
  text: string;
  onText(text: string): void;
  onAdd(count: Count): void;
  onClose(): void;
}

interface Checked {
  parsed: ParsedCount;
  problems: readonly CountProblem[];
  count: Count;
}

/** Takes a count as it was copied from a spreadsheet. What cannot be used is named before anything is added. */
export function PasteCount({ items, locations, text, onText, onAdd, onClose }: PasteCountProps) {
  const { client, translate, locale } = useHost();
  const [locationId, setLocationId] = useState(locations[0]?.id ?? "");
  const [checked, setChecked] = useState<Checked>();
  const [error, setError] = useState<AdminError>();
  const [isChecking, setChecking] = useState(false);
  const run = useRef(0);
  const forget = () => {
    // What is still on its way is about another text.
    run.current += 1;
    setChecking(false);
    setChecked(undefined);
    setError(undefined);
  };
  const check = async () => {
    forget();
    const own = run.current;
    const skuLabel = translate("inventory-items.fields.sku");
    const parsed = parseCount(text, { locale, locations, locationId, skuLabel });
    setChecking(true);
    try {
      const found = await findStockRows(client, skusToFind(parsed, items));
      if (own !== run.current) return;
      const { matched, problems } = matchCount(parsed, [...items, ...found]);
      const leftCount = problems.reduce((sum, { lines }) => sum + lines.length, 0);
      const count = { matched, found, left: linesLeft(parsed, problems), leftCount };
      if (matched.length > 0 && problems.length === 0 && parsed.unusedHeads.length === 0) onAdd(count);
      else setChecked({ parsed, problems, count });
    } catch (thrown) {
      if (own === run.current) setError(toAdminError(thrown));
    }
    if (own === run.current) setChecking(false);
  };
  const isUsable = checked !== undefined && checked.count.matched.length > 0;
  return (
    <Dialog
      isOpen
      size="wide"
      title={translate("inventory-items.grid.paste")}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            disabled={text.trim() === "" || (checked !== undefined && !isUsable)}
            isLoading={isChecking}
            onClick={() => (isUsable ? onAdd(checked.count) : void check())}
          >
            {isUsable
              ? translate("inventory-items.grid.addLines", { count: checked.count.matched.length })
              : translate("inventory-items.grid.add")}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        {error && <Banner tone="negative">{describeError(error, translate)}</Banner>}
        {checked && <CheckedCount {...checked} />}
        <TextArea
          label={translate("inventory-items.grid.lines")}
          hint={translate("inventory-items.grid.linesHint")}
          isCode
          rows={10}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            forget();
            onText(currentTarget.value);
          }}
        />
        <Select
          label={translate("inventory-items.fields.location_id")}
          hint={translate("inventory-items.grid.locationHint")}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={locationId}
          onChange={({ currentTarget }) => {
            forget();
            setLocationId(currentTarget.value);
          }}
        />
      </div>
    </Dialog>
  );
}

/** What is wrong with a count, line by line. */
function CheckedCount({ parsed: { head, unusedHeads }, problems, count: { matched, leftCount } }: Checked) {
  const { translate } = useHost();
  const notes = [
    ...problems.map(({ kind, lines, said }) =>
      translate(`inventory-items.grid.problems.${kind}`, {
        number: lines.map(({ number }) => number).join(", "),
        said,
      }),
    ),
    unusedHeads.length > 0 &&
      translate("inventory-items.grid.unusedHeads", { heads: unusedHeads.join(", ") }),
    head && translate("inventory-items.grid.head", { number: head.number }),
  ].filter(Boolean);
  return (
    <div role="alert">
      <Banner
        tone="caution"
        title={
          leftCount > 0
            ? translate("inventory-items.grid.problemsTitle", { count: leftCount })
            : translate("inventory-items.grid.ready", { count: matched.length })
        }
      >
        {notes.length === 0 ? (
          translate("inventory-items.grid.noLines")
        ) : (
          <ul>
            {notes.map((note) => (
              <li key={String(note)}>{note}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
