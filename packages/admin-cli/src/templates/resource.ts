import { type Names, namesOf, singularOf } from "./names";
import { importPath, messagesPath, type Template } from "./template";

function definition(many: Names, one: Names): string {
  return `import { cell, defineResource } from "@tillhouse/extension-sdk";
import { Shapes } from "lucide-react";

/** A record as \`GET /admin/${many.kebab}\` answers it. */
export interface ${one.pascal} {
  id: string;
  title: string;
  created_at: string;
  updated_at: string;
}

declare module "@tillhouse/extension-sdk" {
  interface Resources {
    ${many.kebab === many.snake ? many.kebab : `"${many.kebab}"`}: ${one.pascal};
  }
}

export default defineResource({
  name: "${many.kebab}",
  api: { singularKey: "${one.snake}", pluralKey: "${many.snake}" },
  title: (${one.snake}) => ${one.snake}.title,
  nav: { group: "catalog", order: 90, icon: Shapes },
  list: {
    columns: [cell.text("title", { mobile: "lead", grow: 60 }), cell.date("created_at", { mobile: "note" })],
    search: true,
  },
  detail: {
    sections: [
      { id: "general", facts: ["title", cell.date("created_at"), cell.date("updated_at")] },
      { id: "details", column: "side", facts: [cell.text("id", { isCode: true })] },
    ],
  },
});
`;
}

function sample(many: Names, one: Names): string {
  const variable = many.pascal.charAt(0).toLowerCase() + many.pascal.slice(1);
  return `import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const ${variable}Sample: ResourceSample<"${many.kebab}"> = {
  of: "${many.kebab}",
  api: { path: "${many.kebab}", singularKey: "${one.snake}", pluralKey: "${many.snake}" },
  record: (index) => ({
    id: \`${one.snake}_\${index}\`,
    title: \`${one.label} \${index}.\`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index),
  }),
  queries: ["q"],
};
`;
}

function test(many: Names, path: string): string {
  const variable = many.pascal.charAt(0).toLowerCase() + many.pascal.slice(1);
  return `// @vitest-environment jsdom
import { describeResource } from "@tillhouse/admin-ui/testing";
import { describe, it } from "vitest";
import messages from "${importPath(path, messagesPath)}" with { type: "json" };
import ${variable} from "${importPath(path, `src/admin/resources/${many.kebab}`)}";
import { ${variable}Sample } from "./${many.kebab}.sample";

describeResource(${variable}, ${variable}Sample, { runner: { describe, it }, messages });
`;
}

/** A resource, with the sample that its tests follow from, and its texts. */
export function resourceTemplate(many: Names): Template {
  const one = namesOf(singularOf(many.kebab));
  const testPath = `test/resources/${many.kebab}.test.ts`;
  const noun = one.label.toLowerCase();
  const nouns = many.label.toLowerCase();
  return {
    files: [
      { path: `src/admin/resources/${many.kebab}.ts`, text: definition(many, one) },
      { path: `test/resources/${many.kebab}.sample.ts`, text: sample(many, one) },
      { path: testPath, text: test(many, testPath) },
    ],
    messages: {
      [`${many.kebab}.title`]: many.label,
      [`${many.kebab}.one`]: one.label,
      [`${many.kebab}.noun`]: noun,
      [`${many.kebab}.count_one`]: noun,
      [`${many.kebab}.count_other`]: nouns,
      [`${many.kebab}.emptyTitle`]: `No ${nouns} yet`,
      [`${many.kebab}.emptyText`]: `They appear here once your API has some.`,
      [`${many.kebab}.searchHint`]: "Title",
      [`${many.kebab}.fields.title`]: "Title",
      [`${many.kebab}.fields.created_at`]: "Created",
      [`${many.kebab}.fields.updated_at`]: "Changed",
      [`${many.kebab}.fields.id`]: "ID",
      [`${many.kebab}.sections.general`]: "General",
      [`${many.kebab}.sections.details`]: "Details",
    },
  };
}
