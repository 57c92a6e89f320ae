import type { ExtensionRules } from "./change-rules";

/** Judges nothing: where no extension asks for anything that has to be judged, the code for it is not loaded. */
export const noRules: ExtensionRules = {
  applyChanges: (_extensions, { resources }) => ({
    resources,
    pages: new Map(),
    hidden: new Set(),
    moves: new Map(),
  }),
  claimKeys: ({ resources, commands }) => ({ resources, commands }),
  judgeLink: ({ link }) => link,
  judgeMoves: () => undefined,
  resolveKinds: (_extensions, { resources }) => ({ resources, resolveSetting: (setting) => setting }),
};
