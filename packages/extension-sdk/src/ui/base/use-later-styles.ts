import { useInsertionEffect } from "react";
import { hasHostStyles, useAdminRoot } from "./use-admin-root";

/**
 * Gives the document a style sheet for as long as a component is shown, which is so part of no first page. The order of the layers is
 * known by then, so it does not matter when it comes. It is adopted by script, as a strict Content-Security-Policy demands (decision 18).
 * A host has it in its one sheet already.
 *
 * @param css the text of a style sheet, in its layer
 * @example useLaterStyles(treeStyles);
 */
export function useLaterStyles(css: string): void {
  const root = useAdminRoot();
  useInsertionEffect(() => {
    // What is not shown needs no styles: a test, a server.
    if (typeof CSSStyleSheet !== "function" || !("adoptedStyleSheets" in document)) return;
    if (hasHostStyles(root)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css, root]);
}
