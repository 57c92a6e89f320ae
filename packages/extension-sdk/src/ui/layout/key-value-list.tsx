import { Trash2 } from "lucide-react";
import { useUi } from "../base/ui-context";

/** What {@link KeyValueList} takes. */
export interface KeyValueListProps {
  /** Accessible name: "Metadata". */
  label: string;
  /** What is shown, in this order. */
  rows: ReadonlyArray<{
    /** Unique in the list; long ones are clipped, and complete on hover. */
    key: string;
    /** What stands beside it; long ones are clipped, and complete on hover. */
    value: string;
  }>;
  /** Adds a remove button to each row. */
  onRemove?(key: string): void;
}

/** Keys and values under each other, to read: metadata. */
export function KeyValueList({ label, rows, onRemove }: KeyValueListProps) {
  const { translate } = useUi();
  return (
    <ul className="th-key-values" aria-label={label}>
      {rows.map(({ key, value }) => (
        <li
          className={onRemove ? "th-key-values__row th-key-values__row--tools" : "th-key-values__row"}
          key={key}
        >
          <span className="th-key-values__key" title={key}>
            <span className="th-mono th-truncate">{key}</span>
          </span>
          <span className="th-key-values__value" title={value}>
            <span className="th-truncate">{value}</span>
          </span>
          {onRemove && (
            <button
              type="button"
              className="th-key-values__remove"
              aria-label={translate("ui.remove", { name: key })}
              onClick={() => onRemove(key)}
            >
              <Trash2 className="th-icon th-icon--small" aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
