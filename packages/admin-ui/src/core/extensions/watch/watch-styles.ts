/**
 * What dialogs of the usual libraries put on the page while they are open, so that it does not scroll behind them. It holds
 * for as long as the attribute is there, which they take away again.
 */
const scrollLock = "body[data-scroll-locked]";

/** A selector that means the page itself, or everything on it: `*`, `html`, `body:hover`. */
const pageSelector = /^(?:\*|html|body|:root)(?:[.:[][^\s>+~]*)?$/;

/** The selectors of a style element that reach beyond what its author drew. Variables reach nobody who does not use them. */
export function pageSelectors(style: HTMLStyleElement): string[] {
  const found = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (Array.from(rule.style).every((property) => property.startsWith("--"))) continue;
        for (const selector of rule.selectorText.split(",").map((text) => text.trim()))
          if (pageSelector.test(selector) && selector !== scrollLock) found.add(selector);
      } else if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  if (style.sheet !== null) read(style.sheet.cssRules);
  return [...found];
}

/**
 * Looks at the style elements that scripts put into the head of a page, those among them that are there already. The admin
 * itself puts none there.
 *
 * @param onStyles told of selectors for the whole page
 * @returns a function that ends it.
 */
export function watchStyles(
  head: HTMLHeadElement,
  onStyles: (selectors: readonly string[]) => void,
): () => void {
  const take = (nodes: Iterable<Node>) => {
    const selectors = [...nodes].flatMap((node) =>
      node instanceof HTMLStyleElement ? pageSelectors(node) : [],
    );
    if (selectors.length > 0) onStyles(selectors);
  };
  take(head.querySelectorAll("style"));
  const observer = new MutationObserver((records) =>
    take(records.flatMap(({ addedNodes }) => [...addedNodes])),
  );
  observer.observe(head, { childList: true });
  return () => observer.disconnect();
}
