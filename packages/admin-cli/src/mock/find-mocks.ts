import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { systemCode } from "../base/errors";

/** The files of `src/admin/mock` that are mocks: tests and what they share lie elsewhere. */
export async function findMocks(root: string): Promise<string[]> {
  const folder = join(root, "src", "admin", "mock");
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT" || systemCode(error) === "ENOTDIR") return [];
    throw error;
  });
  return names
    .filter((name) => /\.[jt]s$/.test(name) && !/\.d\.ts$|\.(?:test|spec)\.[jt]s$|^\./.test(name))
    .sort()
    .map((name) => join(folder, name));
}
