import { namesOf } from "./names";
import { importPath, messagesPath, type Template } from "./template";

function component(path: string, pascal: string, label: string, key: string): string {
  const parameter = /\[([^\]]+)\]/.exec(path)?.[1];
  const config =
    parameter === undefined
      ? `import { type RouteConfig, useHost } from "@tillhouse/extension-sdk";`
      : `import { useHost } from "@tillhouse/extension-sdk";`;
  const link =
    parameter === undefined
      ? `import { Shapes } from "lucide-react";\n\nexport const config: RouteConfig = { link: { label: "${label}", icon: Shapes } };\n`
      : `import { useParams } from "react-router-dom";\n`;
  const read = parameter === undefined ? "" : `  const { ${parameter} = "" } = useParams();\n`;
  const values = parameter === undefined ? "" : `, { ${parameter} }`;
  return `${config}
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";
${link}
// All components, and complete pages to copy: /__gallery of \`tillhouse dev\`.
export default function ${pascal}Page() {
  const { translate } = useHost();
${read}  return (
    <Page>
      <PageHeader title={translate("${key}.title"${values})} />
      <Section title={translate("${key}.section")}>
        <p>{translate("${key}.text"${values})}</p>
      </Section>
    </Page>
  );
}
`;
}

function test(folder: string, pascal: string, label: string, path: string): string {
  const route = `/${folder.replace(/\[([^\]]+)\]/g, ":$1")}`;
  const address = `/a/${folder.replace(/\[[^\]]+\]/g, "1")}`;
  return `// @vitest-environment jsdom
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { expect, test } from "vitest";
import messages from "${importPath(path, messagesPath)}" with { type: "json" };
import ${pascal}Page from "${importPath(path, `src/admin/routes/${folder}/page`)}";

test("has its title", async () => {
  const { getByRole } = await renderPage(${pascal}Page, {
    route: "${route}",
    path: "${address}",
    messages,
  });
  expect(getByRole("heading", { name: "${label}" })).toBeTruthy();
});
`;
}

/**
 * A page below `a/`, with its test and its texts.
 *
 * @param folder where it lies below `src/admin/routes`: `loyalty`, `loyalty/[id]`.
 */
export function pageTemplate(folder: string): Template {
  const names = namesOf(folder);
  const testPath = `test/routes/${names.kebab}.test.tsx`;
  const key = `${names.kebab}.page`;
  const text = component(folder, names.pascal, names.label, key);
  return {
    files: [
      { path: `src/admin/routes/${folder}/page.tsx`, text },
      { path: testPath, text: test(folder, names.pascal, names.label, testPath) },
    ],
    messages: {
      [`${key}.title`]: names.label,
      [`${key}.section`]: "Details",
      [`${key}.text`]: "Your page goes here.",
    },
  };
}
