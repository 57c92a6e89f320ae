import type { Names } from "./names";
import { importPath, messagesPath, type Template } from "./template";

function component({ kebab, pascal, label }: Names): string {
  return `import { type SettingConfig, type SettingProps, useHost } from "@tillhouse/extension-sdk";
import { Button, Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";

export const config: SettingConfig = {
  card: { label: "${label}", description: "What can be set for ${label.toLowerCase()}" },
};

export default function ${pascal}Settings({ notify }: SettingProps) {
  const { translate } = useHost();
  return (
    <Page>
      <PageHeader title={translate("${kebab}.settings.title")} isNarrow />
      <Section title={translate("${kebab}.settings.section")}>
        <Button onClick={() => notify.success(translate("${kebab}.settings.saved"))}>
          {translate("${kebab}.settings.save")}
        </Button>
      </Section>
    </Page>
  );
}
`;
}

function test({ kebab, pascal, label }: Names, path: string): string {
  return `// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { renderSetting } from "@tillhouse/extension-sdk/testing";
import { expect, test } from "vitest";
import messages from "${importPath(path, messagesPath)}" with { type: "json" };
import ${pascal}Settings from "${importPath(path, `src/admin/settings/${kebab}/page`)}";

test("tells that it saved", async () => {
  const { getByRole, toasts } = await renderSetting(${pascal}Settings, { messages });
  fireEvent.click(getByRole("button", { name: "Save" }));
  expect(toasts).toMatchObject([{ type: "success", title: "${label} saved" }]);
});
`;
}

/** A settings card and its page, with its test and its texts. */
export function settingsTemplate(names: Names): Template {
  const testPath = `test/settings/${names.kebab}.test.tsx`;
  const key = `${names.kebab}.settings`;
  return {
    files: [
      { path: `src/admin/settings/${names.kebab}/page.tsx`, text: component(names) },
      { path: testPath, text: test(names, testPath) },
    ],
    messages: {
      [`${key}.title`]: names.label,
      [`${key}.section`]: "General",
      [`${key}.save`]: "Save",
      [`${key}.saved`]: `${names.label} saved`,
    },
  };
}
