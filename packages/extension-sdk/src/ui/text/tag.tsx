import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";

/** What {@link Tag} takes. */
export interface TagProps {
  /** What the tag says. */
  children: ReactNode;
  /** Adds a remove button. Its name contains the text of the tag. */
  onRemove?(): void;
  /** Monospace, for codes that get copied. */
  isCode?: boolean;
}

/** A short label in an outline: a channel, a category, a code. A state is a {@link Status}. */
export function Tag({ children, onRemove, isCode = false }: TagProps) {
  const { translate } = useUi();
  const name = typeof children === "string" || typeof children === "number" ? children : "";
  return (
    <span className={classNames("th-tag", isCode && "th-tag--code")}>
      {children}
      {onRemove && (
        <button
          type="button"
          className="th-tag__remove"
          aria-label={translate("ui.remove", { name })}
          onClick={onRemove}
        >
          <X className="th-icon th-icon--small" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
