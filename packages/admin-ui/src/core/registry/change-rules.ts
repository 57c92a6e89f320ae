import { applyChanges } from "./apply-changes";
import { assignShortcuts } from "./assign-shortcuts";
import { resolveKinds } from "./resolve-kinds";
import { validateLink, validateMoves } from "./validate-links";

/**
 * What the registry does with extensions that bring resources or kinds, change or transform something of others, give keys, or put
 * links into the sidebar. In the
 * page it is loaded apart: most who look at a list have none.
 */
export const changeRules = { applyChanges, assignShortcuts, validateLink, validateMoves, resolveKinds };

/** How the registry judges extensions. See {@link changeRules}. */
export type ChangeRules = typeof changeRules;
