/** Marks the style sheets that the page adds for its extensions. */
const marker = "data-extension-styles";

/** Adds a style sheet of an extension to the page. */
export function addExtensionStyles(address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  link.setAttribute(marker, "");
  document.head.append(link);
  return link;
}

/** The style sheets that the page has added for its extensions. What their own code has added is theirs to take away. */
export function addedExtensionStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${marker}]`)];
}
