// Writes a project with as many extensions as are asked for: each a package of its own with a widget, a page, a card in
// the settings, a part that two of them share, and texts.
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rootDirectory } from "../scripts/workspace.mjs";

const zones = ["order.details.after", "product.details.after", "customer.details.after", "order.list.before"];

function filesOf(index) {
  const name = `Sample ${index}`;
  return {
    "package.json": JSON.stringify({ name: `@benchmark/sample-${index}`, version: "1.0.0", type: "module" }),
    "src/admin/figures/sum-up.ts": `/** Figures of ${name}. */
export function sumUp(values: readonly number[]) {
  const sorted = [...values].sort((left, right) => left - right);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  return { total, middle: sorted[Math.floor(sorted.length / 2)] ?? 0, share: total === 0 ? 0 : (${index} * 100) / total };
}
`,
    "src/admin/widgets/figures.tsx": `import { useState } from "react";
import type { WidgetConfig, WidgetProps } from "@tillhouse/extension-sdk";
import { Button, Description, DescriptionList, Section } from "@tillhouse/extension-sdk/ui";
import { sumUp } from "../figures/sum-up";

export const config: WidgetConfig = { zone: "${zones[index % zones.length]}", order: ${index} };

export default function Figures(props: WidgetProps<"${zones[index % zones.length]}">) {
  const [count, setCount] = useState(${index});
  const { total, middle, share } = sumUp([count, Object.keys(props).length, 3]);
  return (
    <Section title="${name}">
      <DescriptionList>
        <Description label="Total">{total}</Description>
        <Description label="Middle">{middle}</Description>
        <Description label="Share">{share.toFixed(1)}</Description>
      </DescriptionList>
      <Button onClick={() => setCount(count + 1)}>Add one</Button>
    </Section>
  );
}
`,
    [`src/admin/routes/sample-${index}/page.tsx`]: `import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { RouteConfig } from "@tillhouse/extension-sdk";
import { Button, Section } from "@tillhouse/extension-sdk/ui";
import { sumUp } from "../../figures/sum-up";

export const config: RouteConfig = { link: { label: "${name}" } };

export default function SamplePage() {
  const [search, setSearch] = useSearchParams();
  const [rows, setRows] = useState<number[]>([]);
  useEffect(() => setRows(Array.from({ length: 20 }, (_, row) => row * ${index})), []);
  return (
    <Section title="${name}">
      <p>{sumUp(rows).total} of {search.get("of") ?? "all"}</p>
      <ul>{rows.map((row) => <li key={row}><Link to={\`../orders?q=\${row}\`}>{row}</Link></li>)}</ul>
      <Button onClick={() => setSearch({ of: "some" })}>Only some</Button>
    </Section>
  );
}
`,
    [`src/admin/settings/sample-${index}/page.tsx`]: `import type { SettingConfig } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";

export const config: SettingConfig = { card: { label: "${name}", description: "What ${name} counts" } };

export default function SampleSettings() {
  return <Section title="${name}">Nothing to set yet.</Section>;
}
`,
    "src/admin/messages/en.json": JSON.stringify({
      [`sample${index}.title`]: name,
      [`sample${index}.hint`]: "A hint",
    }),
  };
}

function writeFiles(directory, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Writes a project with so many extensions into an empty folder. */
export function writeProject(directory, count) {
  const names = Array.from({ length: count }, (_, index) => `extensions/sample-${index + 1}`);
  names.forEach((name, index) => {
    writeFiles(join(directory, name), filesOf(index + 1));
  });
  writeFiles(directory, {
    "package.json": JSON.stringify({ name: "benchmark", private: true, type: "module" }),
    "tillhouse.config.json": JSON.stringify({ extensions: names.map((name) => `./${name}`) }),
  });
  symlinkSync(join(rootDirectory, "node_modules"), join(directory, "node_modules"));
}
