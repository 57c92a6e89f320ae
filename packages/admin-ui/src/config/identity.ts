import type { AdminError } from "@tillhouse/extension-sdk";

/** How the admin shows whose it is. */
export interface BrandConfig {
  /** Name of the admin, such as the company's; `Tillhouse` when left out. */
  name?: string;
  /** Addresses of a picture in the place of the mark, at most 24 px high; `dark` for the dark theme. */
  logo?: {
    /** URL of the picture for the light theme. */
    light: string;
    /** URL of the picture for the dark theme. Left out: that of the light theme. */
    dark?: string;
  };
  /** Colour of what is to be done, such as `#7a1fa2`. It is darkened until white text can be read on it. */
  accent?: {
    /** Colour in the light theme, as `#rgb` or `#rrggbb`. */
    light: string;
    /** Colour in the dark theme. Left out: made from that of the light theme. */
    dark?: string;
  };
  /** Address of a picture behind the sign-in. */
  signInArt?: string;
}

/** The tones an environment may have. */
const environmentTones = ["caution", "negative", "info", "neutral"] as const;

/** Which of several admins this is, for people who use more than one of them. */
export interface EnvironmentConfig {
  /** Shown in the top bar and before each title in the browser's tab: `Staging`. */
  name: string;
  /** `caution`, unless said otherwise. */
  tone?: (typeof environmentTones)[number];
}

/** Where people of this store find help. */
export interface HelpConfig {
  /** Address of a page (`https://…`). */
  url?: string;
  /** E-mail address of somebody who helps. */
  email?: string;
}

/** Where what is sold can be seen as customers see it. */
export interface StorefrontConfig {
  /** Address of a product's page, with `{handle}` in it: `https://shop.example/products/{handle}`. */
  productUrl?: string;
}

/** Whose admin this is, which one of theirs, who helps with it, and where its shop is. */
export interface Identity {
  /** Name, logo and colour. Left out: those of Tillhouse. */
  brand?: BrandConfig;
  /** Which of several admins this is. Left out: nothing is shown of it. */
  environment?: EnvironmentConfig;
  /** Where people find help. Left out: no help is offered. */
  help?: HelpConfig;
  /** Where the shop is. Left out: no links lead there. */
  storefront?: StorefrontConfig;
}

/** The same with every gap filled. */
export interface ResolvedIdentity {
  /** Name, logo and colour. */
  brand: BrandConfig & {
    /** `Tillhouse` where the configuration names none. */
    name: string;
  };
  /** Which of several admins this is; `undefined` where there is only one. */
  environment: Required<EnvironmentConfig> | undefined;
  /** Where people find help; empty where nothing was named. */
  help: HelpConfig;
  /** Where the shop is; empty where nothing was named. */
  storefront: StorefrontConfig;
}

const color = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Fills the gaps and checks what is there.
 *
 * @param fail makes the error about a property
 */
export function resolveIdentity(
  { brand = {}, environment, help = {}, storefront = {} }: Identity,
  fail: (property: string, problem: string) => AdminError,
): ResolvedIdentity {
  for (const [theme, value] of Object.entries(brand.accent ?? {})) {
    if (value !== undefined && !color.test(value))
      throw fail(
        `brand.accent.${theme}`,
        `must be a colour such as "#7a1fa2", but is ${JSON.stringify(value)}`,
      );
  }
  const tone = environment?.tone ?? "caution";
  if (!environmentTones.includes(tone))
    throw fail("environment.tone", `must be one of ${environmentTones.join(", ")}`);
  if (help.url !== undefined && !/^https?:\/\//.test(help.url))
    throw fail("help.url", `must start with "https://", but is ${JSON.stringify(help.url)}`);
  const { productUrl } = storefront;
  if (productUrl !== undefined && !/^https?:\/\/.*\{handle\}/.test(productUrl))
    throw fail(
      "storefront.productUrl",
      `must start with "https://" and have "{handle}" in it, but is ${JSON.stringify(productUrl)}`,
    );
  return {
    brand: { ...brand, name: brand.name ?? "Tillhouse" },
    environment: environment && { name: environment.name, tone },
    help,
    storefront,
  };
}
