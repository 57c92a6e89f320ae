import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { systemCode } from "../base/errors";
import { type Brand, type BrandFiles, dressPage } from "../site/brand";
import {
  type PageConfiguration,
  type PageExtension,
  readPageConfiguration,
  renderPage,
  withNonce,
} from "../site/page";
import { acceptedEncodings, type Encoding } from "./accept-encoding";
import { contentType, forEver } from "./static-files";

interface Page {
  stamp: string;
  files: BrandFiles;
  html: string;
}

async function encoded(html: string, encoding: Encoding | undefined): Promise<Buffer> {
  const body = Buffer.from(html);
  // Every answer is compressed anew; the page is small.
  if (encoding === "br")
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? promisify(gzip)(body) : body;
}

/** The admin's page, made for where it is served. */
export interface PageSource {
  /** @param nonce the number of this one answer, which its headers name as well */
  send(nonce: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Sends a file that belongs to this page alone; tells whether there is such a file. */
  sendFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/**
 * Makes the page from the `index.html` of a folder for a base path and a backend, and keeps it until the file changes.
 *
 * @param listExtensions which extensions it has; those that the file names, when left out
 */
export function createPageSource(
  root: string,
  configuration: Pick<
    PageConfiguration,
    "basePath" | "backend" | "analytics" | "auth" | "tokenStorage" | "problems"
  >,
  brand: Brand,
  listExtensions?: () => Promise<PageExtension[]>,
): PageSource {
  const file = join(root, "index.html");
  let kept: Page | undefined;

  async function make(stamp: string, listed: PageExtension[] | undefined): Promise<Page> {
    const template = await readFile(file, "utf8");
    const before = readPageConfiguration(template);
    const { html, identity, files } = await dressPage(template, brand, root);
    const extensions = listed ?? before.extensions ?? [];
    return {
      stamp,
      files,
      html: renderPage(html, { ...before, ...configuration, ...identity, extensions }),
    };
  }

  async function current(): Promise<Page> {
    try {
      const [{ mtimeMs, size, ino }, listed] = await Promise.all([stat(file), listExtensions?.()]);
      const stamp = `${mtimeMs} ${size} ${ino} ${JSON.stringify(listed)}`;
      if (kept?.stamp !== stamp) kept = await make(stamp, listed);
      return kept;
    } catch (error) {
      // While a new build takes the place of the old one there is no file for a moment.
      if (kept === undefined || systemCode(error) !== "ENOENT") throw error;
      return kept;
    }
  }

  return {
    async send(nonce, request, response) {
      const page = await current();
      const encoding = acceptedEncodings(request.headers["accept-encoding"])[0];
      const body = await encoded(withNonce(page.html, nonce), encoding);
      // A kept page would be sent again with the number it had before, so there is nothing to compare it by.
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
      response.end(request.method === "HEAD" ? undefined : body);
    },
    async sendFile(path, request, response) {
      if (!path.startsWith("/brand/")) return false;
      const body = (await current()).files.get(path.slice(1));
      if (body === undefined) return false;
      response.writeHead(200, {
        "Content-Type": contentType(path),
        "Content-Length": body.length,
        "Cache-Control": forEver,
      });
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },
  };
}
