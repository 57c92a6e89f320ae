import { Search, X } from "lucide-react";
import { forwardRef, useRef } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";
import { useJoinedRef } from "../base/use-joined-ref";
import { Button } from "./button";

/** What {@link SearchInput} takes. */
export interface SearchInputProps {
  /** What is typed. */
  value: string;
  /** Called with each key. To ask the store less often, see `useDebouncedValue`. */
  onChange(value: string): void;
  /** Called by the clear button and by Esc. Empties the value when left out. */
  onClear?(): void;
  /** What can be searched for: "Number, name or e-mail". */
  placeholder?: string;
  /** Accessible name: "Search orders". */
  label: string;
  /** Further classes of the element around the field. */
  className?: string;
}

/** A search field for a toolbar. Esc empties it before it closes anything around it. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { value, onChange, onClear, placeholder, label, className },
  ref,
) {
  const { translate } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(input, ref);
  function clear() {
    if (onClear) onClear();
    else onChange("");
    input.current?.focus();
  }
  return (
    <div className={classNames("th-input", "th-input--small", "th-search", className)}>
      <span className="th-input__prefix">
        <Search className="th-icon" aria-hidden="true" />
      </span>
      <input
        className="th-input__element"
        ref={joinedRef}
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {value !== "" && (
        <span className="th-input__tools">
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={translate("ui.search.clear")}
            icon={<X className="th-icon th-icon--small" aria-hidden="true" />}
            onClick={clear}
          />
        </span>
      )}
    </div>
  );
});
