import type { BrandConfig } from "../config/identity";

/** A brand whose pictures are found from every page: the page's own are named relative to its root. */
export function resolveBrandUrls(brand: BrandConfig | undefined, root: URL): BrandConfig | undefined {
  const place = (address: string) => new URL(address, root).href;
  const { logo, signInArt } = brand ?? {};
  return (
    brand && {
      ...brand,
      ...(logo && { logo: { light: place(logo.light), ...(logo.dark && { dark: place(logo.dark) }) } }),
      ...(signInArt && { signInArt: place(signInArt) }),
    }
  );
}
