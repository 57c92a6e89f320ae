import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { accentTokens } from "@tillhouse/extension-sdk/contract";
import { lookup } from "mrmime";
import { CommandError, type Problem } from "../base/errors";
import type { Configuration } from "../settings/schema";
import { environmentTones } from "../settings/values";
import { escapeAttribute, type PageConfiguration, pathPrefix, readPageConfiguration } from "./page";

/** Files that a brand adds to the page's own, by their path below its root. */
export type BrandFiles = Map<string, Buffer>;

/** A brand that was read and can be put on a page. */
export interface Brand {
  settings: Configuration;
  files: BrandFiles;
  /** The paths of its pictures below the page's root. */
  paths: Partial<Record<"logo" | "logoDark" | "favicon" | "signInArt", string>>;
}

/** How large a picture may be, in bytes: everybody loads it. */
const largest = { logo: 200_000, logoDark: 200_000, favicon: 200_000, signInArt: 2_000_000 };

/** A path with a hash of the content, as those of all files that are kept for ever. */
function hashedPath(name: string, contents: Buffer, ending: string): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
  return `brand/${name}-${hash}${ending.toLowerCase()}`;
}

/**
 * Reads the pictures that a brand names.
 *
 * @param directory what their paths are relative to
 * @throws CommandError `invalid-configuration` with every file that cannot be used.
 */
export async function readBrand(settings: Configuration, directory: string): Promise<Brand> {
  const brand: Brand = { settings, files: new Map(), paths: {} };
  const problems: Problem[] = [];
  for (const key of ["logo", "logoDark", "favicon", "signInArt"] as const) {
    if (settings[key] === "") continue;
    const file = resolve(directory, settings[key]);
    const contents = await readFile(file).catch(() => undefined);
    if (contents === undefined)
      problems.push({ rule: "picture-missing", message: `The picture ${file} cannot be read.` });
    else if (contents.length > largest[key])
      problems.push({
        rule: "picture-too-large",
        message: `The picture ${file} has ${Math.ceil(contents.length / 1000)} kB; at most ${largest[key] / 1000} kB are loaded with the page.`,
      });
    else {
      const path = hashedPath(key, contents, extname(file));
      brand.files.set(path, contents);
      brand.paths[key] = path;
    }
  }
  if (settings.logoDark !== "" && settings.logo === "")
    problems.push({
      rule: "logo-missing",
      message: "There is a logo for the dark theme but none for the light one.",
    });
  if (settings.accentDark !== "" && settings.accent === "")
    problems.push({
      rule: "accent-missing",
      message: "There is an accent for the dark theme but none for the light one.",
    });
  if (problems.length > 0)
    throw new CommandError({
      code: "invalid-configuration",
      message: "The brand cannot be used.",
      details: problems,
    });
  return brand;
}

/** What a page's configuration says about the brand. What is not given stays as the page says it already. */
export function identityOf(
  { settings, paths }: Brand,
  before: Partial<PageConfiguration>,
): Pick<PageConfiguration, "brand" | "environment" | "help" | "storefront"> {
  const { name, environmentName, environmentTone, helpUrl, supportEmail, storefrontUrl } = settings;
  const { logo, logoDark, signInArt } = paths;
  const brand = {
    ...before.brand,
    ...(name !== "" && { name }),
    ...(logo !== undefined && { logo: { light: logo, ...(logoDark !== undefined && { dark: logoDark }) } }),
    ...(signInArt !== undefined && { signInArt }),
  };
  const help = {
    ...before.help,
    ...(helpUrl !== "" && { url: helpUrl }),
    ...(supportEmail !== "" && { email: supportEmail }),
  };
  const environment =
    environmentName === "" ? before.environment : { name: environmentName, tone: environmentTone };
  return {
    ...(Object.keys(brand).length > 0 && { brand }),
    ...(environment !== undefined && { environment }),
    ...(Object.keys(help).length > 0 && { help }),
    ...(storefrontUrl === ""
      ? before.storefront && { storefront: before.storefront }
      : { storefront: { productUrl: storefrontUrl } }),
  };
}

/** A picture for the browser's tab with a dot in the colour of the environment. */
function markedIcon(contents: Buffer, path: string, tone: string): Buffer {
  const data = `data:${lookup(path) ?? "image/png"};base64,${contents.toString("base64")}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${data}"/><circle cx="24" cy="24" r="7" fill="${environmentTones[tone] ?? environmentTones.caution}" stroke="#fff" stroke-width="2"/></svg>\n`,
  );
}

const iconElement = /<link\b[^>]*\brel="icon"[^>]*>/;
const sheetElement = /\s*<link\b[^>]*\bid="tillhouse-brand"[^>]*>/;

/** The path of the page's icon below its root, without the mark of an environment. */
function plainIcon(html: string, basePath: string | undefined): string | undefined {
  const element = iconElement.exec(html)?.[0] ?? "";
  const plain = / data-plain="([^"]*)"/.exec(element)?.[1];
  const address = / href="([^"]*)"/.exec(element)?.[1];
  if (plain !== undefined || address === undefined) return plain;
  const prefix = basePath === undefined ? "./" : `${pathPrefix(basePath)}/`;
  return address.startsWith(prefix) ? address.slice(prefix.length) : address.replace(/^\.\//, "");
}

/**
 * Puts a brand on a page: its title, its icon and its colours are there before anything runs. They are files beside the
 * page, because its policy lets in no styles that stand in it.
 *
 * @param root the folder with the page's files
 * @returns the page, and the files that it needs
 */
export async function dressPage(
  html: string,
  brand: Brand,
  root: string,
): Promise<{ html: string; identity: ReturnType<typeof identityOf>; files: BrandFiles }> {
  const before = readPageConfiguration(html);
  const identity = identityOf(brand, before);
  const files: BrandFiles = new Map(brand.files);
  let dressed = html;

  const { accent, accentDark } = brand.settings;
  if (accent !== "") {
    const tokens = accentTokens(accent, accentDark === "" ? undefined : accentDark);
    const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
    const sheet = Buffer.from(`[data-tillhouse] {\n${lines.join("\n")}\n}\n`);
    const path = hashedPath("colours", sheet, ".css");
    files.set(path, sheet);
    dressed = dressed
      .replace(sheetElement, "")
      .replace(
        /\s*<\/head>/,
        () => `\n    <link id="tillhouse-brand" rel="stylesheet" href="./${path}">\n  </head>`,
      );
  }

  const { environment } = identity;
  const icon = brand.paths.favicon ?? plainIcon(dressed, before.basePath);
  if (icon !== undefined && (brand.paths.favicon !== undefined || environment !== undefined)) {
    const contents = files.get(icon) ?? (await readFile(join(root, icon)).catch(() => undefined));
    let path = icon;
    if (environment !== undefined && contents !== undefined) {
      const marked = markedIcon(contents, icon, environment.tone);
      path = hashedPath("icon", marked, ".svg");
      files.set(path, marked);
    }
    const type = lookup(path);
    dressed = dressed.replace(
      iconElement,
      () =>
        `<link rel="icon"${type === undefined ? "" : ` type="${type}"`} href="./${escapeAttribute(path)}" data-plain="${escapeAttribute(icon)}">`,
    );
  }

  const title = [environment?.name, identity.brand?.name ?? "Tillhouse"].filter((part) => part !== undefined);
  dressed = dressed.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeAttribute(title.join(" · "))}</title>`,
  );
  return { html: dressed, identity, files };
}
