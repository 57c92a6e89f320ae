// The official tools, @medusajs/admin 7.1.18, in a project of their own outside of this repository.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../scripts/workspace.mjs";

const version = "7.1.18";

/**
 * What a fresh installation needs beside the package to build at all: webpack since 5.92 refuses the options of the progress bar that
 * comes with it, and `iso8601-duration` is imported and nobody's dependency.
 */
const description = {
  name: "official-admin",
  private: true,
  version: "1.0.0",
  dependencies: { "@medusajs/admin": version, "iso8601-duration": "1.3.0" },
  overrides: { webpack: "5.91.0" },
};

/** The same three things as in examples/extension-basics: a widget, a page, a card in the settings. */
const files = {
  "medusa-config.js": `module.exports = {
  projectConfig: {},
  plugins: [{ resolve: "@medusajs/admin", options: { path: "/app", develop: { open: false } } }],
};
`,
  "src/admin/widgets/packing-summary.tsx": `import type { OrderDetailsWidgetProps, WidgetConfig } from "@medusajs/admin";
import { Container, Heading } from "@medusajs/ui";

const PackingSummary = ({ order }: OrderDetailsWidgetProps) => {
  return (
    <Container>
      <Heading>Packing</Heading>
      <p>{order.items.reduce((sum, item) => sum + item.quantity, 0)} units</p>
    </Container>
  );
};

export const config: WidgetConfig = { zone: "order.details.after" };
export default PackingSummary;
`,
  "src/admin/routes/loyalty/page.tsx": `import type { RouteConfig } from "@medusajs/admin";
import { Container, Heading } from "@medusajs/ui";
import { useAdminCustomers } from "medusa-react";

const LoyaltyPage = () => {
  const { customers = [] } = useAdminCustomers({ limit: 20 });
  return (
    <Container>
      <Heading>Loyalty</Heading>
      <ul>{customers.map((customer) => <li key={customer.id}>{customer.email}</li>)}</ul>
    </Container>
  );
};

export const config: RouteConfig = { link: { label: "Loyalty" } };
export default LoyaltyPage;
`,
  "src/admin/settings/packing/page.tsx": `import type { SettingConfig } from "@medusajs/admin";
import { Container, Heading } from "@medusajs/ui";

const PackingSettings = () => {
  return (
    <Container>
      <Heading>Packing</Heading>
    </Container>
  );
};

export const config: SettingConfig = { card: { label: "Packing", description: "A note for every order" } };
export default PackingSettings;
`,
};

/**
 * Installs the official tools into the cache of whoever runs this, once, with a project that has the example's extensions.
 *
 * @returns the project's folder and the command in it
 */
export async function officialProject(log) {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  const directory = join(cache, "tillhouse-benchmarks", `medusa-admin-${version}`);
  const stamp = join(directory, "node_modules/.complete");
  const wanted = JSON.stringify(description, undefined, 2);
  await mkdir(directory, { recursive: true });
  if (!existsSync(stamp) || (await readFile(stamp, "utf8")) !== wanted) {
    log(`Installing @medusajs/admin ${version} into ${directory}`);
    await writeFile(join(directory, "package.json"), wanted);
    await run("npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--no-package-lock"], {
      directory,
      isQuiet: true,
    });
    await writeFile(stamp, wanted);
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return { directory, command: join(directory, "node_modules/@medusajs/admin/bin/medusa-admin.js"), version };
}

/** The project with what its tools build of it, built once. @returns the folder of the page */
export async function builtOfficial(log) {
  const { directory, command } = await officialProject(log);
  const build = join(directory, "build");
  if (!existsSync(join(build, "index.html"))) {
    log("Building it");
    await run(process.execPath, [command, "build"], { directory, isQuiet: true });
  }
  return build;
}
