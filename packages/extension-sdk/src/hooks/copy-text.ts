/**
 * Puts a text on the clipboard, also over plain HTTP, where browsers have no `navigator.clipboard`.
 *
 * @throws when the browser refuses: tell the person what to copy by hand.
 *
 * @example
 * await copyText(`https://shop.example/pay/${cart.id}`);
 */
export async function copyText(text: string): Promise<void> {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
  const { default: copy } = await import("copy-to-clipboard");
  if (!(await copy(text))) throw new Error("The browser refused to copy.");
}
