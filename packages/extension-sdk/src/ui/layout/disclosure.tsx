import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

/** What {@link Disclosure} takes. */
export interface DisclosureProps {
  /** What it opens, on the line that is pressed. */
  title: ReactNode;
  /** In grey after the title: "46 fields". */
  note?: ReactNode;
  /** Rendered when it is first opened. */
  children: ReactNode;
}

/** A part that starts folded. */
export function Disclosure({ title, note, children }: DisclosureProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className="th-disclosure" onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary className="th-disclosure__head">
        <ChevronRight className="th-icon th-icon--mirrored" aria-hidden="true" />
        <span className="th-disclosure__title">{title}</span>
        {note !== undefined && <span className="th-disclosure__note">{note}</span>}
      </summary>
      <div className="th-disclosure__body">{wasOpen && children}</div>
    </details>
  );
}
