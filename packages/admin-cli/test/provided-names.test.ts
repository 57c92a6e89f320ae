import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { bundle } from "../src/api/bundle";
import { check } from "../src/api/check";
import { createProject, listFiles } from "./fixtures/project";

/** The shell is the output of another package, which may not have been built. */
const shell = resolve(import.meta.dirname, "../../admin-ui/dist/shell");

const author = {
  "package.json": JSON.stringify({
    name: "@acme/reviews",
    version: "1.0.0",
    type: "module",
    files: ["dist"],
    exports: { ".": { import: "./dist/index.js" } },
    tillhouse: { apiVersion: 1 },
    peerDependencies: { "@tillhouse/extension-sdk": "^0.1.0" },
  }),
  "src/admin/resources/reviews.ts": `import { defineResource } from "@tillhouse/extension-sdk";
export default defineResource({
  name: "reviews",
  api: { singularKey: "review", pluralKey: "reviews" },
  title: (review: { id: string }) => review.id,
  list: { columns: ["title", "rating"] },
  detail: { sections: [{ id: "stars", load: () => import("../stars") }] },
});
`,
  "src/admin/stars.tsx": "export default () => null;\n",
  "src/admin/routes/loyalty/[id]/page.tsx": "export default () => null;\n",
  "src/admin/settings/packing/page.tsx":
    'export const config = { card: { label: "Packing", description: "How orders are packed" } };\nexport default () => null;\n',
  "src/admin/messages/en.json":
    '{ "reviews.title": "Reviews", "reviews.one": "review", "reviews.fields.title": "Title", "reviews.fields.rating": "Rating" }',
};

const widget = (zone: string) => `import { useHost } from "@tillhouse/extension-sdk";
export const config = { zone: "${zone}" };
export default function Mine() {
  const { translate } = useHost();
  return <><a href="/a/loyalty/gold">{translate("reviews.fields.rating")}</a><a href="/a/settings/packing">Packing</a><a href="/a/reviews">All</a></>;
}
`;
const changes = (
  id: string,
) => `import { defineExtension, extendResource, hide } from "@tillhouse/extension-sdk";
export default defineExtension({ id: "shop", changes: [hide("${id}"), extendResource("reviews", { list: { columns: [] } })] });
`;

let publishing: Promise<Record<string, string>> | undefined;

/** The files of the package as npm installs it, which is bundled once. */
async function published(): Promise<Record<string, string>> {
  publishing ??= createProject(author).then(async ({ directory }) => {
    await bundle({ directory, shell, environment: {} });
    const names = (await listFiles(directory)).filter((name) => /^(?:package\.json$|dist\/)/.test(name));
    const texts = names.map(async (name) => [name, await readFile(join(directory, name), "utf8")] as const);
    return Object.fromEntries(await Promise.all(texts));
  });
  return publishing;
}

/** A shop that has installed the package. */
async function shopWith() {
  const folder = "node_modules/@acme/reviews";
  const shop = await createProject({
    ...Object.fromEntries(
      Object.entries(await published()).map(([name, text]) => [`${folder}/${name}`, text]),
    ),
    "package.json": '{ "name": "shop" }',
    "tillhouse.config.json": '{ "extensions": ["@acme/reviews"] }',
    "src/admin/widgets/mine.tsx": widget("review.details.after"),
    "src/admin/extension.ts": changes("reviews.columns.rating"),
    "src/admin/resources/replies.ts": `import { defineResource, filter } from "@tillhouse/extension-sdk";
export default defineResource({
  name: "replies",
  api: { singularKey: "reply", pluralKey: "replies" },
  title: (reply: { id: string }) => reply.id,
  list: { columns: ["title"], filters: [filter.reference("review_id", { to: "reviews" })] },
});
`,
    "src/admin/messages/en.json":
      '{ "replies.title": "Replies", "replies.one": "reply", "replies.fields.title": "Title", "replies.fields.review_id": "Review" }',
  });
  const installed = join(shop.directory, folder);
  const look = async () => {
    const { mistakes, warnings } = await check({ directory: shop.directory, shell, environment: {} });
    return [...mistakes, ...warnings].map(({ rule, message, hint }) => `${rule}: ${message} ${hint}`);
  };
  return { ...shop, installed, look };
}

describe.skipIf(!existsSync(join(shell, "registry.js")))("what an installed package brings", () => {
  test("is known by its names, and a misspelt one is told with the right one", async () => {
    const { write, look } = await shopWith();
    expect(await look()).toEqual([]);
    await write({
      "src/admin/widgets/mine.tsx": widget("review.detail.after")
        .replace("/a/loyalty/gold", "/a/loyality/gold")
        .replace("fields.rating", "fields.ratings"),
      "src/admin/extension.ts": changes("reviews.columns.raiting"),
    });
    expect(await look()).toEqual([
      expect.stringMatching(/^change-target: .*columns\.raiting".*Did you mean "reviews\.columns\.rating"/),
      expect.stringMatching(/^unknown-zone: .*detail\.after".*Did you mean "review\.details\.after"/),
      expect.stringMatching(/^message-missing: .*ratings".*Did you mean "reviews\.fields\.rating"/),
      expect.stringMatching(/^link-unknown: .*"\/a\/loyality\/gold"/),
    ]);
  });

  test("may be anything where the package does not say so: what is wrong shows when it is loaded", async () => {
    const { installed, write, look } = await shopWith();
    const mark = join(installed, "dist/tillhouse.json");
    const { provides, ...older } = JSON.parse(await readFile(mark, "utf8"));
    expect(provides.zones).toContain("review.details.stars.after");
    await writeFile(mark, JSON.stringify(older));
    await write({
      "src/admin/widgets/mine.tsx": widget("review.details.after").replaceAll(/<a .*<\/a>/g, ""),
    });
    expect(await look()).toEqual([]);
    await write({ "src/admin/extension.ts": changes("reviews.columns.raiting") });
    expect(await look()).toEqual([expect.stringMatching(/^change-target: .*reviews\.columns\.raiting/)]);
  });
});
