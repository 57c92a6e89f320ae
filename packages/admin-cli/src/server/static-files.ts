import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { lookup } from "mrmime";
import { systemCode } from "../base/errors";
import { acceptedEncodings, type Encoding } from "./accept-encoding";
import { hashedPattern, keptBackPattern } from "./page-paths";
import { isUnchanged } from "./respond";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

const hashed = new RegExp(hashedPattern);
const keptBack = new RegExp(keptBackPattern);

/** For files that never change under their name. */
export const forEver = "public, max-age=31536000, immutable";

/** The type of a file as a browser is told it. */
export function contentType(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

interface OpenFile {
  handle: FileHandle;
  size: number;
  modified: number;
}

async function openFile(path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, "r");
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, size: stats.size, modified: stats.mtimeMs };
    await handle.close();
    return undefined;
  } catch (error) {
    await handle?.close();
    if (["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "ELOOP"].includes(systemCode(error) ?? ""))
      return undefined;
    throw error;
  }
}

/** Whether a decoded path stays inside its folder and names no file that is kept back. */
function isServable(path: string): boolean {
  if (path.includes("\0") || path.includes("\\")) return false;
  if (path.split("/").slice(1).includes("")) return false;
  return !keptBack.test(path);
}

/**
 * Sends a file of a folder, in the best encoding that lies beside it.
 *
 * Files are looked up for every request and not listed once, so a new build is served without a restart.
 *
 * @param path decoded, starting with a slash.
 * @returns whether there was such a file.
 */
export async function sendFile(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!isServable(path)) return false;
  const plain = join(root, path);
  let encoding: Encoding | undefined;
  let file: OpenFile | undefined;
  for (encoding of acceptedEncodings(request.headers["accept-encoding"])) {
    file = await openFile(plain + suffixes[encoding]);
    if (file !== undefined) break;
  }
  if (file === undefined) {
    encoding = undefined;
    file = await openFile(plain);
  }
  if (file === undefined) return false;
  try {
    await send(file, { path, encoding }, request, response);
  } finally {
    await file.handle.close();
  }
  return true;
}

async function send(
  file: OpenFile,
  { path, encoding }: { path: string; encoding: Encoding | undefined },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const etag = `W/"${file.size.toString(36)}-${Math.round(file.modified).toString(36)}-${encoding ?? "plain"}"`;
  response.setHeader("Cache-Control", hashed.test(path) ? forEver : "no-cache");
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (isUnchanged(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", contentType(path));
  response.setHeader("Content-Length", file.size);
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  response.writeHead(200);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(file.handle.createReadStream({ autoClose: false }), response);
}
