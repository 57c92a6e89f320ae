import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { copyText } from "../../hooks/copy-text";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";

/** What {@link CopyableText} takes. */
export interface CopyableTextProps {
  /** What lands on the clipboard. */
  value: string;
  /** What it is: "E-mail". Part of the button's name. */
  label: string;
  /** Monospace, for ids, codes and tokens. */
  isCode?: boolean;
  /** The value is not for every eye: neither the name of the button nor its title holds it. */
  isMasked?: boolean;
  /** What is shown; the value when left out. What is more than a text names the button by itself: an icon with "Copy all". */
  children?: ReactNode;
}

/** A value with a copy mark. Says that it was copied, and shows a tick for two seconds. */
export function CopyableText({
  value,
  label,
  isCode = false,
  isMasked = false,
  children,
}: CopyableTextProps) {
  const { translate } = useUi();
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await copyText(value);
      setOutcome("copied");
    } catch {
      // Refused: the text is there to be selected by hand.
      setOutcome("failed");
    }
  }

  // Who speaks to the screen says what is to be seen on it: the name begins with that.
  const shown = children ?? value;
  const Icon = outcome === "copied" ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className={classNames("th-copyable", isCode && "th-mono")}
        title={isMasked ? undefined : value}
        aria-label={
          typeof shown === "string" ? translate("ui.copy", { name: label, value: shown }) : undefined
        }
        data-outcome={outcome}
        onClick={copy}
      >
        {/* Where one reads from right to left, too, an e-mail address is cut at its end and a telephone's plus comes first. */}
        <span className="th-truncate" dir="auto">
          {shown}
        </span>
        <Icon className="th-icon" aria-hidden="true" />
      </button>
      <span className="th-visually-hidden" aria-live="polite">
        {outcome === "copied" && translate("ui.copied", { name: label })}
        {outcome === "failed" && translate("ui.copy_failed")}
      </span>
    </>
  );
}
