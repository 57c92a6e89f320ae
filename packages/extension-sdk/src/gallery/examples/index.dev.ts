import type { ComponentType } from "react";
import * as actions from "./actions.dev";
import * as choices from "./choices.dev";
import * as commerce from "./commerce.dev";
import * as dialogs from "./dialogs.dev";
import * as feedback from "./feedback.dev";
import * as fields from "./fields.dev";
import * as grid from "./grid.dev";
import * as layout from "./layout.dev";
import * as numbers from "./numbers.dev";
import * as formPage from "./page-form.dev";
import * as importPage from "./page-import.dev";
import * as listPage from "./page-list.dev";
import * as recordPage from "./page-record.dev";
import * as documents from "./paper-document.dev";
import * as records from "./records.dev";
import * as structure from "./structure.dev";
import * as text from "./text.dev";

/** All examples by their names. What is said of them, and their code, is read from their files when the gallery is built. */
export const examples: Readonly<Record<string, ComponentType>> = {
  ...actions,
  ...choices,
  ...commerce,
  ...dialogs,
  ...documents,
  ...feedback,
  ...fields,
  ...formPage,
  ...grid,
  ...importPage,
  ...layout,
  ...listPage,
  ...numbers,
  ...recordPage,
  ...records,
  ...structure,
  ...text,
};
