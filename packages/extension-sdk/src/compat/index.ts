export {
  optionTypes,
  type RenamedExport,
  type RenamedOption,
  renamedExports,
  renamedOptions,
} from "./changed-names";
