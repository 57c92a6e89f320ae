const sdk = "@tillhouse/extension-sdk";

/** An export that was given another name. */
export interface RenamedExport {
  entry: string;
  from: string;
  to: string;
}

/**
 * An option that was given another name. `where` is what the object with it stands in: `api` is the value of an option,
 * `columns[]` one of a list, `cell()` an argument of a function of the SDK or of its members.
 */
export interface RenamedOption {
  where: string;
  from: string;
  to: string;
}

/** The first names of the SDK, and what they are called since the options have the names of the field (0.1.0). */
export const renamedExports: readonly RenamedExport[] = [
  { entry: sdk, from: "changeResource", to: "extendResource" },
  { entry: sdk, from: "DocumentProps", to: "PrintDocumentProps" },
  { entry: sdk, from: "OwnFieldProps", to: "CustomFieldProps" },
  { entry: sdk, from: "Wrapped", to: "WrapperProps" },
  { entry: sdk, from: "useStaffNames", to: "useUserNames" },
  { entry: `${sdk}/kit`, from: "PaperHead", to: "DocumentHeader" },
  { entry: `${sdk}/kit`, from: "PaperLine", to: "DocumentLineItem" },
  { entry: `${sdk}/kit`, from: "PaperTable", to: "DocumentTable" },
];

/** What objects of a type of the SDK are, as `where` of a renamed option has it. */
export const optionTypes: Readonly<Record<string, string>> = {
  ActionOf: "actions[]",
  AnyAction: "actions[]",
  ExtensionCommand: "commands[]",
  FieldOptions: "field()",
  FormDefinition: "form",
  KeyCell: "columns[]",
  KeyField: "fields[]",
  ResourceHead: "defineResource()",
};

/** Options with other names since then. */
export const renamedOptions: readonly RenamedOption[] = [
  { where: "api", from: "one", to: "singularKey" },
  { where: "api", from: "many", to: "pluralKey" },
  { where: "defineResource()", from: "find", to: "search" },
  { where: "columns[]", from: "narrow", to: "mobile" },
  { where: "cell()", from: "narrow", to: "mobile" },
  { where: "sections[]", from: "place", to: "column" },
  { where: "fields[]", from: "on", to: "mode" },
  { where: "field()", from: "on", to: "mode" },
  { where: "form", from: "payload", to: "toPayload" },
  { where: "form", from: "start", to: "defaultValues" },
  { where: "fields", from: "start", to: "defaultValues" },
  { where: "settingsForm", from: "start", to: "defaultValues" },
  { where: "actions[]", from: "isNext", to: "isPrimary" },
  { where: "actions[]", from: "affects", to: "invalidates" },
  { where: "actions[]", from: "needs", to: "requires" },
  { where: "defineAction()", from: "isNext", to: "isPrimary" },
  { where: "defineAction()", from: "affects", to: "invalidates" },
  { where: "defineAction()", from: "needs", to: "requires" },
  { where: "commands[]", from: "words", to: "keywords" },
  { where: "commands[]", from: "keys", to: "shortcut" },
  { where: "defineExtension()", from: "navigation", to: "transformSidebar" },
];
