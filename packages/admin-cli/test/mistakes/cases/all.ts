import type { Mistake } from "../mistake";
import { codeMistakes } from "./code";
import { configMistakes } from "./configs";
import { configurationMistakes } from "./configuration";
import { definitionMistakes } from "./definitions";
import { fileMistakes } from "./files";
import { runtimeMistakes } from "./runtime";
import { textMistakes } from "./texts";

/** Every mistake that has a golden text. */
export const mistakes: readonly Mistake[] = [
  ...fileMistakes,
  ...configMistakes,
  ...textMistakes,
  ...definitionMistakes,
  ...codeMistakes,
  ...configurationMistakes,
  ...runtimeMistakes,
];
