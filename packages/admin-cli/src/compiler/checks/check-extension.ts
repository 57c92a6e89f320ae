import type { Expression } from "oxc-parser";
import type { Problem } from "../../base/errors";
import { definedObject } from "../../syntax/defined-object";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { describeValue, exportedValue, isComputed } from "../../syntax/static-value";

/** The id that a definition in code gives its extension, and what is wrong with the file. */
export interface CheckedExtension {
  /** Left out where the file gives none that can be read. */
  id?: string;
  problems: Problem[];
}

/** The id of the extension that the admin's own resources are. */
const builtInId = "tillhouse";

const ids = /^[A-Za-z0-9@][A-Za-z0-9@/._-]*$/;

/** The node of the id in a definition. */
function idNode(module: ParsedModule): Expression | undefined {
  for (const property of definedObject(module)?.properties ?? [])
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === "id")
      return property.value;
  return undefined;
}

/** The id of the extension that a module defines, where its text tells. */
export function definedId(module: ParsedModule): string | undefined {
  const node = idNode(module);
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  // A minifier writes texts so.
  const text = node?.type === "TemplateLiteral" && node.expressions.length === 0 ? node.quasis[0] : undefined;
  return text?.value.cooked ?? undefined;
}

/** Checks `src/admin/extension.ts`: a default export with an id that can be read without running it. */
export function checkExtension(module: ParsedModule): CheckedExtension {
  const exported = module.exports.get("default");
  const hint = 'Write: export default defineExtension({ id: "reviews", … });';
  if (exported === undefined) {
    return {
      problems: [
        {
          rule: "default-export-missing",
          message: "The file has no default export.",
          why: "The default export is what the extension adds to the admin beside its folders.",
          hint,
          ...locationOf(module.file, 0, 1),
        },
      ],
    };
  }
  const value = exportedValue("default", module);
  if (value !== undefined && !isComputed(value) && value.kind !== "object") {
    return {
      problems: [
        {
          rule: "extension-invalid",
          message: `The default export is ${describeValue(value)} and not an extension.`,
          why: "The default export is what the extension adds to the admin beside its folders.",
          hint,
          ...locationOf(module.file, value.start, value.end),
        },
      ],
    };
  }
  const id = definedId(module);
  if (id !== undefined && ids.test(id) && id !== builtInId) return { id, problems: [] };
  const at = idNode(module) ?? exported;
  return {
    problems: [
      {
        rule: "extension-id",
        message:
          id === undefined
            ? "The extension has no `id` that can be read without running the file."
            : `"${id}" cannot be the id of an extension.`,
        why:
          id === builtInId
            ? "The admin's own extension has it, and of two with one id the second is left out."
            : "The id names the extension in the output and in messages.",
        hint:
          id === undefined
            ? hint
            : id === builtInId
              ? "Choose another one."
              : "Use letters, digits and - . _ as in the name of a package.",
        ...locationOf(module.file, at.start, at.end),
      },
    ],
  };
}
