import type { ChangeRules } from "./change-rules";

/** Judges nothing: where no extension asks for anything that has to be judged, the code for it is not loaded. */
export const baseRules: ChangeRules = {
  applyChanges: (_extensions, { resources }) => ({
    resources,
    pages: new Map(),
    hidden: new Set(),
    moves: new Map(),
  }),
  assignShortcuts: ({ resources, commands }) => ({ resources, commands }),
  validateLink: ({ link }) => link,
  validateMoves: () => undefined,
  resolveKinds: (_extensions, { resources }) => ({ resources, resolveSetting: (setting) => setting }),
};
