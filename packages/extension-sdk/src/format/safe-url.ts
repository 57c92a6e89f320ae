function parse(address: unknown, base: string | undefined): URL | undefined {
  if (typeof address !== "string" || address.trim() === "") return undefined;
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The address of a link that comes from data, such as a tracking link or a value of metadata. Only pages of the web are
 * let through: an address may also be a script that runs with the rights of the signed-in person.
 *
 * @param base what an address that is not whole is relative to; left out, only whole addresses count
 * @returns the address, or `undefined` where it must not be a link
 * @example
 * const href = safeHref(order.metadata?.invoice);
 * return href === undefined ? <>{text}</> : <a href={href} rel="noreferrer">{text}</a>;
 */
export function safeHref(address: unknown, base?: string): string | undefined {
  const url = parse(address, base);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : undefined;
}

/** Pictures that stand in their own address. A drawing could bring scripts along where it is opened by itself. */
const picture = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;

/**
 * The address of a picture that comes from data: of the web, below the admin's own address, from a file that was just
 * chosen, or written into the address itself.
 *
 * @returns the address, or `undefined` where there is no picture to show
 * @example <img src={safeSrc(product.thumbnail)} alt="" />
 */
export function safeSrc(address: unknown): string | undefined {
  // Where the page is does not matter here: only the protocol of what is whole is looked at.
  const url = parse(address, "https://page");
  if (url === undefined) return undefined;
  const isSafe =
    url.protocol === "https:" ||
    url.protocol === "http:" ||
    url.protocol === "blob:" ||
    picture.test(url.href);
  return isSafe ? String(address).trim() : undefined;
}
