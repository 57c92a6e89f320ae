import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { DialogBody } from "../ui/dialogs/dialog-body";

interface LayerPaneProps {
  /** `here`: seen. `covered`: a layer lies on top. `leaving`: on its way out. */
  place: "here" | "covered" | "leaving";
  /** Of the main content, which is there from the start and does not slide in. */
  isMain?: boolean;
  paneRef?(element: HTMLElement | null): void;
  /** Called when it has left. */
  onLeft?(): void;
  footer?: ReactNode;
  footerNote?: ReactNode;
  children: ReactNode;
}

const FooterSlot = createContext<HTMLElement | null>(null);

/** One screen of a layered modal: a body that scrolls and a foot that does not. */
export function LayerPane(props: LayerPaneProps) {
  const { place, isMain, paneRef, onLeft, footer, footerNote, children } = props;
  const pane = useRef<HTMLDivElement>(null);
  const left = useRef(onLeft);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  left.current = onLeft;

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    // React 18 and 19 take this attribute in different ways.
    element.toggleAttribute("inert", place !== "here");
    if (place !== "leaving") return;
    let isMounted = true;
    const animations = element.getAnimations?.() ?? [];
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isMounted && left.current?.());
    return () => {
      isMounted = false;
    };
  }, [place]);

  return (
    <div
      className={isMain ? "th-layer th-layer--main" : "th-layer"}
      data-place={place}
      tabIndex={-1}
      ref={(element) => {
        // The types of React 18 call it read-only when it starts as null; it is a plain object in both versions.
        (pane as { current: HTMLDivElement | null }).current = element;
        paneRef?.(element);
      }}
    >
      <FooterSlot.Provider value={slot}>
        <DialogBody>{children}</DialogBody>
      </FooterSlot.Provider>
      <footer className="th-dialog__foot" ref={setSlot}>
        {footerNote !== undefined && (
          <div className="th-dialog__note" role="status">
            {footerNote}
          </div>
        )}
        {footer}
      </footer>
    </div>
  );
}

/**
 * Puts buttons into the foot of the screen that it stands in, from where the state is that they need.
 *
 * @example
 * function Reasons({ onChoose }: { onChoose(reason: string): void }) {
 *   const [reason, setReason] = useState("");
 *   return <>
 *     <Select label="Reason" options={reasons} value={reason} onChange={(event) => setReason(event.target.value)} />
 *     <LayerFooter><Button variant="primary" size="large" onClick={() => onChoose(reason)}>Use reason</Button></LayerFooter>
 *   </>;
 * }
 */
export function LayerFooter({
  children,
}: {
  /** The buttons. */
  children: ReactNode;
}) {
  const slot = useContext(FooterSlot);
  return slot ? createPortal(children, slot) : null;
}
