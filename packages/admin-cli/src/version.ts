import { createRequire } from "node:module";

function readVersion(): string {
  // Both `src` and `dist` lie directly below the package's folder.
  const description: unknown = createRequire(import.meta.url)("../package.json");
  const value =
    typeof description === "object" && description !== null && "version" in description
      ? description.version
      : undefined;
  return typeof value === "string" ? value : "0.0.0";
}

/** The version of this package. */
export const version = readVersion();
