/**
 * Lets the libraries of extensions place their styles in a page whose policy asks for a number: `<style>` elements that
 * scripts make get it, and it is found under the names that bundlers and
 * toast libraries gave it. Where the page has no number nothing is done.
 *
 * Markup that somebody smuggled in gets nothing, because it does not come this way.
 */
export function applyNonce(page: Document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (!nonce) return;
  Reflect.set(globalThis, "__webpack_nonce__", nonce);
  Reflect.set(globalThis, "__nonce__", nonce);
  const create = page.createElement;
  const createWithNonce = (...parts: Parameters<Document["createElement"]>): HTMLElement => {
    const element = create.apply(page, parts);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  Reflect.set(page, "createElement", createWithNonce);
}
