import type { ApplyChanges } from "./registry";

/** Applies none: where no extension changes anything the code for it is not loaded. */
export const applyNothing: ApplyChanges = (_extensions, { resources }) => ({
  resources,
  pages: new Map(),
  hidden: new Set(),
  moves: new Map(),
});
