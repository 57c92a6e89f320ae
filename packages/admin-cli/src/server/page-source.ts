import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { systemCode } from "../errors";
import { type PageConfiguration, readPageConfiguration, renderPage } from "../page";
import { acceptedEncodings, type Encoding } from "./accept-encoding";
import { isUnchanged } from "./respond";

interface Page {
  stamp: string;
  etag: string;
  bodies: Record<Encoding | "identity", Buffer>;
}

/** The admin's page, made for where it is served. */
export interface PageSource {
  send(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Makes the page from the `index.html` of a folder for a base path and a backend, and keeps it until the file changes.
 */
export function createPageSource(
  root: string,
  configuration: Pick<PageConfiguration, "basePath" | "backend">,
): PageSource {
  const file = join(root, "index.html");
  let kept: Page | undefined;

  async function make(stamp: string): Promise<Page> {
    const template = await readFile(file, "utf8");
    const extensions = readPageConfiguration(template).extensions ?? [];
    const identity = Buffer.from(renderPage(template, { ...configuration, extensions }));
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
    const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
    return { stamp, etag, bodies: { identity, br, gzip: zipped } };
  }

  return {
    async send(request, response) {
      try {
        const { mtimeMs, size, ino } = await stat(file);
        const stamp = `${mtimeMs} ${size} ${ino}`;
        if (kept?.stamp !== stamp) kept = await make(stamp);
      } catch (error) {
        // While a new build takes the place of the old one there is no file for a moment.
        if (kept === undefined || systemCode(error) !== "ENOENT") throw error;
      }
      const encoding = acceptedEncodings(request.headers["accept-encoding"])[0];
      const body = kept.bodies[encoding ?? "identity"];
      const etag = `W/"${kept.etag}"`;
      response.setHeader("Cache-Control", "no-cache");
      response.setHeader("ETag", etag);
      response.setHeader("Vary", "Accept-Encoding");
      if (isUnchanged(request, etag)) {
        response.writeHead(304).end();
        return;
      }
      if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
      response.end(request.method === "HEAD" ? undefined : body);
    },
  };
}
