import { applyChanges } from "./apply-changes";
import { claimKeys } from "./assign-shortcuts";
import { resolveKinds } from "./resolve-kinds";
import { judgeLink, judgeMoves } from "./validate-links";

/**
 * What the registry does with extensions that bring resources or kinds, change something of others, give keys, or put
 * links into the sidebar. In the
 * page it is loaded apart: most who look at a list have none.
 */
export const extensionRules = { applyChanges, claimKeys, judgeLink, judgeMoves, resolveKinds };

/** How the registry judges extensions. See {@link extensionRules}. */
export type ExtensionRules = typeof extensionRules;
