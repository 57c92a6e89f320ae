/** A mistake that authors make: the files of a project that has it. Paths begin in `src/admin` unless they start with `/`. */
export interface Mistake {
  /** Names the golden text. */
  name: string;
  files: Readonly<Record<string, string>>;
}

/** A component that nothing is wrong with. */
export const component = "export default function Example() {\n  return null;\n}\n";

/** A widget with a `config`. */
export function widget(config: string): string {
  return `export const config = ${config};\n\n${component}`;
}

/** The settings of a page that nothing is wrong with. */
export const card = '{ card: { label: "Packing", description: "How orders are packed" } }';

/** A definition in code. */
export function extension(entries: string, imports = ""): string {
  return `import { defineExtension${imports} } from "@tillhouse/extension-sdk";

export default defineExtension({
  id: "reviews",
  ${entries},
});
`;
}
