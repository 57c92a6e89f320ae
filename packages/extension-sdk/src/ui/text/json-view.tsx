import { useState } from "react";
import { useUi } from "../base/ui-context";
import { Popover } from "../overlays/popover";

/** What {@link JsonView} takes. */
export interface JsonViewProps {
  /** What is shown: anything that JSON can hold. */
  value: unknown;
  /** What it is, where it is rarely looked at: it stands behind this word then. */
  label?: string;
}

/** How many entries of one list are drawn at once. */
const batch = 100;

/**
 * Raw data as a tree. Each level is a native disclosure, so Tab, Enter and Space work, and is drawn when it is first
 * opened: a record of many thousand fields costs nothing until someone looks.
 */
export function JsonView({ value, label }: JsonViewProps) {
  const tree = (
    <div className="th-json" dir="ltr">
      <Entries value={value} />
    </div>
  );
  if (label === undefined) return tree;
  const trigger = (
    <button type="button" className="th-link">
      {label}
    </button>
  );
  return (
    <Popover label={label} trigger={trigger}>
      {tree}
    </Popover>
  );
}

function entriesOf(value: object): Array<[string, unknown]> {
  return Array.isArray(value) ? value.map((item, index) => [String(index), item]) : Object.entries(value);
}

function Entries({ value }: { value: unknown }) {
  const { translate } = useUi();
  const [shown, setShown] = useState(batch);
  if (typeof value !== "object" || value === null) return <Leaf value={value} />;
  const entries = entriesOf(value);
  return (
    <ul className="th-json__list">
      {entries.slice(0, shown).map(([key, item]) => (
        <li key={key}>
          <Entry name={key} value={item} />
        </li>
      ))}
      {entries.length > shown && (
        <li>
          <button type="button" className="th-link" onClick={() => setShown(shown + batch)}>
            {translate("ui.json.more", { count: entries.length - shown })}
          </button>
        </li>
      )}
    </ul>
  );
}

function Entry({ name, value }: { name: string; value: unknown }) {
  const [wasOpen, setWasOpen] = useState(false);
  if (typeof value !== "object" || value === null || entriesOf(value).length === 0) {
    return (
      <div className="th-json__entry">
        <span className="th-json__key">{name}</span> <Leaf value={value} />
      </div>
    );
  }
  const size = entriesOf(value).length;
  return (
    <details
      className="th-json__branch"
      onToggle={(event) => event.target === event.currentTarget && setWasOpen(true)}
    >
      <summary className="th-json__entry">
        <span className="th-json__key">{name}</span>{" "}
        <span className="th-json__size">{Array.isArray(value) ? `[${size}]` : `{${size}}`}</span>
      </summary>
      {wasOpen && <Entries value={value} />}
    </details>
  );
}

function Leaf({ value }: { value: unknown }) {
  const kind = value === null ? "null" : typeof value;
  return (
    <span className="th-json__value" data-kind={kind}>
      {value === undefined ? "undefined" : JSON.stringify(value)}
    </span>
  );
}
