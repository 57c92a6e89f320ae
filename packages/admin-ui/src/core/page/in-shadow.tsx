import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { openShadow } from "./shadow-events";

/** Whatever a host says of the element, be it important: inside a root what is important wins over that. */
const hostRule = `:host {
  all: initial !important;
  display: block !important;
  flex: 1 1 auto !important;
  block-size: 100% !important;
  min-block-size: 0 !important;
  min-inline-size: min(320px, 100%) !important;
}
@media print { :host { block-size: auto !important; } }`;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** One sheet for all admins of a page, loaded with the first. */
let own: Promise<CSSStyleSheet> | undefined;

function loadOwn(): Promise<CSSStyleSheet> {
  own ??= import("./host-css").then(({ hostCss }) => sheetOf(hostCss + hostRule));
  return own;
}

export interface InShadowProps {
  /** Texts of further sheets, of extensions; they count after the admin's own. */
  styles: readonly string[];
  children: ReactNode;
}

/** Draws into a shadow root of an element of its own, which no rule of the page reaches. */
export default function InShadow({ styles, children }: InShadowProps) {
  const element = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  const [sheet, setSheet] = useState<CSSStyleSheet>();
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const root = element.current.shadowRoot ?? element.current.attachShadow({ mode: "open" });
    setShadow(root);
    return openShadow(root);
  }, []);
  useEffect(() => {
    let isGone = false;
    loadOwn().then((loaded) => !isGone && setSheet(loaded));
    return () => {
      isGone = true;
    };
  }, []);
  const texts = styles.join("\n");
  useLayoutEffect(() => {
    if (shadow !== undefined && sheet !== undefined) shadow.adoptedStyleSheets = [sheet, sheetOf(texts)];
  }, [shadow, sheet, texts]);
  return (
    <div ref={element} data-tillhouse-shadow>
      {shadow !== undefined && sheet !== undefined && createPortal(children, shadow)}
    </div>
  );
}
