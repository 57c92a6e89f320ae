/**
 * The prop that a details zone hands its record over in (the v1 contract): `draft_order` → `draftOrder`. A custom gift card
 * is a gift card to its widgets.
 */
export function recordProp(zonePrefix: string): string {
  return zonePrefix
    .replace(/^custom_/, "")
    .replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
