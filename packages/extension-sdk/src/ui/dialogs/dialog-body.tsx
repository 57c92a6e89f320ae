import { type ReactNode, useEffect, useRef } from "react";

const reachable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

/** The part of a dialog that scrolls. A long text without anything to focus takes the focus itself: arrow keys scroll it. */
export function DialogBody({
  children,
}: {
  /** What scrolls. */
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const needsFocus = !element.querySelector(reachable) && element.scrollHeight > element.clientHeight;
    if (needsFocus) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  return (
    <div className="th-dialog__body" ref={body}>
      {children}
    </div>
  );
}
