// Budgets of the shell: what the first screen loads, and what extensions may cost. Exceeding one fails the tests.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rootDirectory } from "./workspace.mjs";

const shell = join(rootDirectory, "packages/admin-ui/dist/shell");
const manifest = JSON.parse(readFileSync(join(shell, "shell.json"), "utf8"));
const sizeOf = (files, compress) =>
  files.reduce((sum, file) => sum + compress(readFileSync(join(shell, file))).length, 0);
const scripts = [manifest.entry, ...manifest.preload];

const budgets = [
  { what: "script until a list stands, brotli", bytes: sizeOf(scripts, brotliCompressSync), limit: 220_000 },
  { what: "script until a list stands, gzip", bytes: sizeOf(scripts, gzipSync), limit: 250_000 },
  { what: "styles, brotli", bytes: sizeOf(manifest.styles, brotliCompressSync), limit: 16_000 },
];

let failed = 0;
for (const { what, bytes, limit } of budgets) {
  const isOver = bytes > limit;
  if (isOver) failed += 1;
  console.log(
    `  ${isOver ? "OVER" : "ok  "}  ${what.padEnd(40)} ${String(bytes).padStart(8)} of ${limit} bytes`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
