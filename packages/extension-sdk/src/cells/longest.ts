/** The longest of some texts; an empty one where there is none. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), "");
}
