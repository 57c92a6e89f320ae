import type { Names } from "./names";
import { importPath, messagesPath, type Template } from "./template";
import { fixtureOf, isBeforeSignIn, isWithoutRecord, recordKeyOf, recordPropOf } from "./zone-prop";

function component({ kebab, pascal, label }: Names, zone: string): string {
  const record = recordPropOf(zone);
  const config = `export const config: WidgetConfig = { zone: "${zone}" };`;
  if (isBeforeSignIn(zone)) {
    return `import type { WidgetConfig } from "@tillhouse/extension-sdk";

${config}

/** Stands on the pages without a session, where nobody's language is known yet. */
export default function ${pascal}() {
  return <p>${label}</p>;
}
`;
  }
  const props = record === undefined ? "" : `{ ${record} }: WidgetProps<"${zone}">`;
  const types = record === undefined ? "type WidgetConfig" : "type WidgetConfig, type WidgetProps";
  const key = recordKeyOf(zone);
  const id = isWithoutRecord(zone) ? `${record}?.${key} ?? ""` : `${record}.${key}`;
  const values = record === undefined ? "" : `, { id: ${id} }`;
  return `import { useHost, ${types} } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";

${config}

export default function ${pascal}(${props}) {
  const { translate } = useHost();
  return (
    <Section title={translate("${kebab}.widget.title")}>
      <p>{translate("${kebab}.widget.text"${values})}</p>
    </Section>
  );
}
`;
}

function test({ kebab, pascal, label }: Names, zone: string, path: string): string {
  const tested = importPath(path, `src/admin/widgets/${kebab}`);
  const record = recordPropOf(zone);
  if (isBeforeSignIn(zone)) {
    return `// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import ${pascal} from "${tested}";

test("stands before the sign-in", () => {
  render(<${pascal} />);
  expect(screen.getByText("${label}")).toBeTruthy();
});
`;
  }
  const fixture = record === undefined ? undefined : fixtureOf(zone);
  const isMade = record !== undefined && fixture === undefined;
  const type = `WidgetProps<"${zone}">`;
  const made = isMade
    ? `// The widget reads this alone.\nconst ${record} = { ${recordKeyOf(zone)}: "sample_1" } as ${type}["${record}"];\n\n`
    : "";
  const options = [
    `zone: "${zone}"`,
    ...(fixture === undefined ? [] : [`fixture: "${fixture}"`]),
    ...(isMade ? [`props: { ${record} }`] : []),
    "messages",
  ];
  return `// @vitest-environment jsdom
${isMade ? 'import type { WidgetProps } from "@tillhouse/extension-sdk";\n' : ""}import { renderWidget } from "@tillhouse/extension-sdk/testing";
import { expect, test } from "vitest";
import messages from "${importPath(path, messagesPath)}" with { type: "json" };
import ${pascal} from "${tested}";

${made}test("has its title", async () => {
  const { getByRole } = await renderWidget(${pascal}, {
    ${options.join(",\n    ")},
  });
  expect(getByRole("heading", { name: "${label}" })).toBeTruthy();
});
`;
}

/** A widget in a zone, with its test and its texts. */
export function widgetTemplate(names: Names, zone: string): Template {
  const testPath = `test/widgets/${names.kebab}.test.tsx`;
  const record = recordPropOf(zone);
  return {
    files: [
      { path: `src/admin/widgets/${names.kebab}.tsx`, text: component(names, zone) },
      { path: testPath, text: test(names, zone, testPath) },
    ],
    messages: isBeforeSignIn(zone)
      ? {}
      : {
          [`${names.kebab}.widget.title`]: names.label,
          [`${names.kebab}.widget.text`]:
            record === undefined ? "Your widget goes here." : "Your widget goes here, for {{id}}.",
        },
  };
}
