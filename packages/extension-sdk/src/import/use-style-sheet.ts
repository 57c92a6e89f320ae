import { useInsertionEffect } from "react";

/**
 * Styles of a part that comes late, for as long as it is shown: the first page does not wait for them. A strict policy lets them in,
 * because no element is placed.
 *
 * @example useStyleSheet(importStyles);
 */
export function useStyleSheet(text: string): void {
  useInsertionEffect(() => {
    // Test environments draw nothing.
    if (!("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
}
