import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DevOptions } from "../src/api/dev";
import { createMockLoader } from "../src/mock/load-mocks";
import { develop, files } from "./fixtures/dev-harness";
import { shellDescription, writeFakeShell } from "./fixtures/fake-shell";
import { ask } from "./fixtures/http";
import { createProject, startCommand, until } from "./fixtures/project";

const path = "src/admin/mock/reviews.ts";
const reviews = (title: string): string => `
import { defineMock, MockError } from "@tillhouse/extension-sdk/mock";

export default defineMock({
  tables: { review: { columns: { title: "" }, rows: [{ title: "${title}" }] } },
  endpoints: {
    "GET /reviews": ({ query, tables }) => ({ reviews: tables.review.list(query).rows }),
    "GET /reviews/:id": () => {
      throw new MockError({ status: 404, message: "No review" });
    },
  },
  scenarios: { "many-reviews": { fill: ({ tables }) => void tables.review.insert({ title: "Many" }) } },
});
`;

async function start(options: DevOptions, mock = reviews("First")) {
  const trouble: string[] = [];
  const onTrouble = (error: unknown) => trouble.push(error instanceof Error ? error.message : String(error));
  const { admin, project } = await develop({ ...files, [path]: mock }, { ...options, onTrouble });
  const signedIn = await ask(admin.port, "/admin/auth", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@mock.test", password: "tillhouse" }),
  });
  const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  const read = async (address: string) => {
    const { status, body } = await ask(admin.port, address, { headers: { cookie } });
    return { status, body: body.toString() };
  };
  return { admin, project, read, trouble };
}

describe("mock endpoints", () => {
  test("are answered by dev --mock, and changes of them are taken over", async () => {
    const { project, read, trouble } = await start({ mock: "many-reviews" });
    expect((await read("/admin/reviews")).body).toContain('"title":"Many"');
    expect(await read("/admin/reviews/1")).toEqual({
      status: 404,
      body: '{"type":"not_found","message":"No review"}',
    });
    await project.write({ [path]: reviews("Second") });
    let last = "";
    for (let tries = 0; tries < 100 && !last.includes("Second"); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      last = (await read("/admin/reviews")).body;
    }
    expect(last).toContain('"title":"Second"');
    await project.write({ [path]: `${reviews("Third")}\nconst = 1;\n` });
    await until(() => trouble.length > 0, 10_000);
    expect(trouble[0]).toMatch(/^src\/admin\/mock\/reviews\.ts:\d+:\d+ {2}/);
    expect((await read("/admin/reviews")).body).toContain('"title":"Second"');
  });

  test("stand beside a real store", async () => {
    const store = createServer((request, response) => response.end(`the store: ${request.url}`));
    await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", () => resolve()));
    onTestFinished(() => void store.close());
    const address = store.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { read } = await start({ backend: `http://127.0.0.1:${port}`, mockEndpoints: true });
    expect((await read("/admin/reviews?limit=1")).body).toContain('"title":"First"');
    expect((await read("/admin/orders")).body).toBe("the store: /admin/orders");
  });

  test("throw with their file and line where they are loaded", async () => {
    const { directory } = await createProject({
      [path]: 'export const one = 1;\nthrow new Error("no stars");\n',
      "src/admin/mock/other.ts": "export default 5;\n",
    });
    const { failures, extensions } = await createMockLoader(directory, [directory]).load();
    expect(extensions).toEqual([]);
    expect(failures.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^src\/admin\/mock\/other\.ts:1:1 {2}The file has no default export/),
      expect.stringMatching(/^src\/admin\/mock\/reviews\.ts:2:\d+ {2}The mock threw .*no stars/),
    ]);
  });

  test("are in no build", async () => {
    const project = await createProject({ ...files, [path]: reviews("Only in dev") });
    const { manifest } = await project.build();
    expect(JSON.stringify(manifest)).not.toContain("mock");
  });

  test("a wrong scenario ends the command with 2", async () => {
    const project = await createProject(files);
    await writeFakeShell(project.shell, { ...shellDescription, hot: "assets/hot-GGGG7777.js" });
    const words = ["dev", "--mock=bogus", "--port", "0", "--shell", project.shell];
    const { ended } = startCommand(words, { cwd: project.directory });
    const { code, error } = await ended;
    expect(code).toBe(2);
    expect(error).toContain('--mock knows no scenario "bogus".');
  });
});
