/**
 * Gives the document of a test what browsers have and it may not, such as `ResizeObserver`, which menus, pickers and switches
 * in a form need. `renderWidget` and its like do so by themselves.
 *
 * @example beforeAll(completeDocument);
 */
export function completeDocument(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  window.scrollTo = () => undefined;
  // React asks an element for its kind, to warn of names that no browser knows; every browser knows `<search>`.
  if (document.createElement("search") instanceof HTMLUnknownElement)
    Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
      configurable: true,
      get(this: Element) {
        return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
      },
    });
}
