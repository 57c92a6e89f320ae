import { type CSSProperties, useEffect, useRef } from "react";
import { Toaster } from "sonner";
import { useAdmin } from "../context/admin-context";

export interface ToastsProps {
  /** Id that the toasts of this admin carry. */
  toasterId: string;
  /** From now on a toast is seen. */
  onReady: () => void;
}

/**
 * Above forms and questions, but below a menu: what somebody has opened is wanted now. The library's own sheet belongs to
 * no layer, and it sets its width on the element, so only a style of the element itself outdoes both.
 */
const style = {
  zIndex: "calc(var(--th-z-overlay) + 1)",
  "--width": "var(--th-toast)",
  // React passes custom properties on; its types do not know of them.
} as CSSProperties;

/** Below the head of a page: further up a toast would lie on the buttons that are wanted next. */
const belowHead = { top: 152, left: 24, right: 24 };
const belowHeadOnPhone = { top: 112, left: 16, right: 16 };

/** Where the toasts of one admin appear (specification, section 9: 3000 ms, 380 px, top right). */
export default function Toasts({ toasterId, onReady }: ToastsProps) {
  const { direction, translate } = useAdmin();
  const place = useRef<HTMLDivElement>(null);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    // The focus stays where the person works: a toast that had it would take it back from a menu that is opened next.
    const stay = (event: MouseEvent) => event.preventDefault();
    const element = place.current;
    element?.addEventListener("mousedown", stay);
    return () => element?.removeEventListener("mousedown", stay);
  }, []);
  return (
    <div className="th-toasts" ref={place}>
      <Toaster
        id={toasterId}
        style={style}
        position={direction === "rtl" ? "top-left" : "top-right"}
        offset={belowHead}
        mobileOffset={belowHeadOnPhone}
        duration={3000}
        closeButton
        dir={direction}
        toastOptions={{
          unstyled: true,
          className: "th-toast",
          closeButtonAriaLabel: translate("ui.close"),
        }}
        containerAriaLabel={translate("shell.toasts")}
      />
    </div>
  );
}
