/**
 * What `tillhouse check` and the linter say of mistakes in extensions: the decision and its words, without a parser. Only
 * these two import it (`@tillhouse/extension-sdk/mistakes`).
 */

export {
  assetElementMistake,
  customPathMistake,
  isPublicVariable,
  type KnownMessages,
  messageMistake,
  metaEnvironmentMistake,
  textMistake,
  undefinedNameMistake,
  variableMistake,
} from "./code-mistakes";
export { didYouMean } from "./did-you-mean";
export { asyncComponentMistake, missingConfigMistake, missingDefaultMistake } from "./export-mistakes";
export {
  importMistake,
  packageOf,
  plainSubpaths,
  sharedAliases,
  sharedSubpathMistake,
} from "./import-mistakes";
export { messageValuesMistake, placeholdersIn } from "./message-values";
export { type Mistake, mistakeUrl } from "./mistake";
export { adminPaths, linkMistake, pathMistake } from "./path-mistakes";
export { looksSecretName, looksSecretValue } from "./secrets";
export { repeatedZoneMistake, widgetPropMistake, widgetTypeMistake, zoneMistake } from "./zone-mistakes";
