import { cp } from "node:fs/promises";
import { sep } from "node:path";

/**
 * Copies a project to where nothing of this repository is installed. A store has its own packages alone, and those that this
 * repository was built from would be taken in the place of the ones that are to be tried.
 */
export async function copyProject(from: string, to: string): Promise<void> {
  const built = `${from}${sep}build`;
  await cp(from, to, { recursive: true, filter: (path) => path !== built });
}
