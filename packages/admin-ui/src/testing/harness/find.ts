/** What a control is called: its label, or what it says. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  const text = element.querySelector(".th-button__label, .th-menu__label") ?? element;
  return (label ?? text.textContent ?? "").trim();
}

function isWithin(element: Element, selector: string): boolean {
  return element.closest(selector) !== null;
}

/** Whether a person can reach it: nothing behind an open dialog counts. */
function isReachable(element: Element): boolean {
  return !isWithin(element, '[aria-hidden="true"], [data-aria-hidden="true"]');
}

/** All buttons, links and entries of menus with this name that a person can reach. */
export function findControls(name: string | RegExp, within: ParentNode = document): HTMLElement[] {
  const all = within.querySelectorAll<HTMLElement>("button, a[href], [role=menuitem], [role=option]");
  const isCalled = (own: string) => (typeof name === "string" ? own === name : name.test(own));
  // Names first: looking up through the whole document takes longer.
  return [...all].filter((element) => isCalled(nameOf(element)) && isReachable(element));
}

/** What the last controls on the page are called: those of whatever is open above it. */
export function controlNames(): string[] {
  return findControls(/./).slice(-20).map(nameOf);
}

function textOfLabel(label: Element): string {
  const required = label.querySelector('[aria-hidden="true"]')?.textContent ?? "";
  const text = label.textContent ?? "";
  return (required !== "" && text.endsWith(required) ? text.slice(0, -required.length) : text).trim();
}

/** The control that a label names, or the group that it stands over. */
export function findField(label: string, within: ParentNode = document): HTMLElement | undefined {
  for (const element of within.querySelectorAll("label, .th-field__label, legend")) {
    if (!isReachable(element) || textOfLabel(element) !== label) continue;
    const target = element.getAttribute("for");
    const control =
      target === null
        ? element.closest<HTMLElement>('[role="group"], fieldset')
        : document.getElementById(target);
    if (control !== null) return control;
  }
  return undefined;
}

/** Dialogs and drawers that are open, the uppermost last. */
export function openDialogs(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal], [role="alertdialog"]'),
  ].filter(isReachable);
}

/** What is said at once: errors, and what could not be loaded. */
export function alertTexts(): string[] {
  return [...document.querySelectorAll('[role="alert"]')].map((element) => element.textContent ?? "");
}
