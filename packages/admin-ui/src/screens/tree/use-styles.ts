import { useInsertionEffect } from "react";

/**
 * A style sheet that is there for as long as what it draws. The document adopts it, which needs no exception in the policy of the
 * page; the order of the layers is that of the admin's own sheet.
 */
export function useStyles(css: string): void {
  useInsertionEffect(() => {
    // A document without a screen, as in tests, has no sheets of this kind.
    if (document.adoptedStyleSheets === undefined) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
