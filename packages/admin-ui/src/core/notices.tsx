import { useEffect, useRef } from "react";
import { Toaster } from "sonner";
import { useAdmin } from "./admin-context";

/** Props of {@link Notices}. */
export interface NoticesProps {
  /** Id that the notices of this admin carry. */
  toasterId: string;
  /** From now on a notice is seen. */
  onReady: () => void;
}

/** Where the notices of one admin appear (specification, section 9: 3000 ms, at the top). */
export default function Notices({ toasterId, onReady }: NoticesProps) {
  const { direction, translate } = useAdmin();
  const place = useRef<HTMLDivElement>(null);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    // The focus stays where the person works: a notice that had it would take it back from a menu that is opened next.
    const stay = (event: MouseEvent) => event.preventDefault();
    const element = place.current;
    element?.addEventListener("mousedown", stay);
    return () => element?.removeEventListener("mousedown", stay);
  }, []);
  return (
    <div ref={place}>
      <Toaster
        id={toasterId}
        className="th-toaster"
        // In the middle: at either end a notice would lie on the title or on the buttons of the page.
        position="top-center"
        duration={3000}
        closeButton
        dir={direction}
        toastOptions={{
          unstyled: true,
          className: "th-notice",
          closeButtonAriaLabel: translate("ui.close"),
        }}
        containerAriaLabel={translate("shell.notices")}
      />
    </div>
  );
}
