import { stat } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../base/errors";
import type { DevProject } from "./dev-project";
import type { DevState } from "./dev-state";

/** What {@link watchTypes} needs to know. */
export interface WatchTypesOptions {
  project: string;
  /** Writes the declarations. */
  writeTypes: () => Promise<unknown>;
  /** Told why the declarations could not be written. What is wrong with extensions is told elsewhere. */
  onFailure: (error: unknown) => void;
}

/** How long nothing may change before declarations are written, in milliseconds: the page comes first. */
const pause = 300;

/** What the declarations come from: the definitions, and the texts. Nothing that is loaded when it is shown adds to them. */
function declaredBy({ extensions, modules }: DevState): string {
  const texts = Object.entries(modules).filter(([file]) => file.endsWith(".json"));
  return JSON.stringify([extensions.map(({ module }) => module), texts]);
}

/**
 * Keeps `tillhouse-env.d.ts` as the extensions of a project are, from the start on. A project without `tsconfig.json` has
 * nobody who would read it: there nothing is written.
 *
 * @returns a function that ends it, once what is being written has been written.
 */
export function watchTypes(
  devProject: Pick<DevProject, "subscribe">,
  { project, writeTypes, onFailure }: WatchTypesOptions,
): () => Promise<void> {
  let known: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const isTyped = await stat(join(project, "tsconfig.json")).catch(() => undefined);
    if (isTyped === undefined) return;
    try {
      await writeTypes();
    } catch (error) {
      if (!(error instanceof CommandError && error.code === "invalid-extensions")) onFailure(error);
    }
  }

  const unsubscribe = devProject.subscribe((state) => {
    const now = declaredBy(state);
    if (now === known || state.extensions.length === 0) return;
    known = now;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(write);
    }, pause);
  });
  return async () => {
    unsubscribe();
    clearTimeout(timer);
    await last;
  };
}
