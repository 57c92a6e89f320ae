import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { check } from "../src/api/check";
import type { DevOptions } from "../src/api/dev";
import { serve } from "../src/api/serve";
import { CommandError } from "../src/base/errors";
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

async function start(options: DevOptions, mock = reviews("First"), others: Record<string, string> = {}) {
  const trouble: string[] = [];
  const onTrouble = (error: unknown): void => {
    if (!(error instanceof CommandError)) throw error;
    trouble.push(...error.details.map(({ rule, file, line }) => `${rule} ${file}:${line}`));
  };
  const { admin, project } = await develop({ ...files, ...others, [path]: mock }, { ...options, onTrouble });
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
    expect(trouble[0]).toBe(`mock-syntax ${path}:${reviews("").split("\n").length + 1}`);
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

  test("the later of two that answer at one endpoint is left out", async () => {
    const other = reviews("Other").replace("many-reviews", "no-reviews");
    const { read, trouble } = await start({ mock: true }, reviews("First"), {
      "src/admin/mock/zoo.ts": other,
    });
    expect((await read("/admin/reviews")).body).toContain('"title":"First"');
    expect(trouble).toEqual(["mock-duplicate src/admin/mock/zoo.ts:7"]);
  });

  test("are answered by serve --mock, which refuses those that cannot be used", async () => {
    const { directory, shell } = await createProject({ ...files, [path]: reviews("Served") });
    const options = { directory, shell, port: 0, mock: "many-reviews", environment: {} };
    const admin = await serve(options);
    onTestFinished(() => admin.close());
    const signedIn = await ask(admin.port, "/admin/auth", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@mock.test", password: "tillhouse" }),
    });
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
    const { body } = await ask(admin.port, "/admin/reviews", { headers: { cookie } });
    expect(body.toString()).toContain('"title":"Served"');
    const broken = await createProject({ ...files, [path]: "export default 5;\n" });
    await expect(serve({ ...options, directory: broken.directory })).rejects.toMatchObject({
      code: "invalid-extensions",
      details: [{ rule: "mock-invalid", file: path }],
    });
  });

  test("are in no build", async () => {
    const project = await createProject({ ...files, [path]: reviews("Only in dev") });
    const { manifest } = await project.build();
    expect(JSON.stringify(manifest)).not.toContain("mock");
  });

  test.each([["--mock=bogus"], ["--mock-endpoints=bogus"]])("%s ends the command with 2", async (option) => {
    const project = await createProject(files);
    await writeFakeShell(project.shell, { ...shellDescription, hot: "assets/hot-GGGG7777.js" });
    const words = ["dev", option, "--port", "0", "--shell", project.shell];
    const { ended } = startCommand(words, { cwd: project.directory });
    const { code, error } = await ended;
    expect(code).toBe(2);
    expect(error).toContain(`${option.split("=")[0]} knows no scenario "bogus".`);
  });
});

const mock = (definition: string): string =>
  `import { defineMock } from "@tillhouse/extension-sdk/mock";\nexport default defineMock({\n  ${definition},\n});\n`;

/** The text of a file, and what `check` says of it: rule, line, and the message. */
const mistakes: [string, string, string, number | undefined, string][] = [
  ["without default export", "export const one = 1;\n", "mock-invalid", undefined, "no default export"],
  [
    "with another default export",
    "export default 5;\n",
    "mock-invalid",
    undefined,
    "nothing that defineMock made",
  ],
  ["with an unknown entry", mock("endpoint: {}"), "mock-invalid", 3, 'A mock has no "endpoint"'],
  ["with a list of endpoints", mock("endpoints: []"), "mock-invalid", 3, "The endpoints are no object"],
  [
    "with a small method",
    mock('endpoints: { "get /reviews": () => ({}) }'),
    "mock-invalid",
    3,
    "is no endpoint",
  ],
  [
    "below /admin twice",
    mock('endpoints: {\n    "GET /admin/reviews": () => ({}),\n  }'),
    "mock-invalid",
    4,
    '"GET /admin/reviews" begins with /admin.',
  ],
  ["without function", mock('endpoints: { "GET /reviews": {} }'), "mock-invalid", 3, "is no function"],
  ["without columns", mock("tables: { review: {} }"), "mock-invalid", 3, 'The table "review" has no columns'],
  [
    "that searches elsewhere",
    mock('tables: { review: { columns: { title: "" }, search: ["titel"] } }'),
    "mock-invalid",
    3,
    'searched in "titel"',
  ],
  [
    "with rows of nothing",
    mock('tables: { review: { columns: { title: "" }, rows: 5 } }'),
    "mock-invalid",
    3,
    "are no list",
  ],
  [
    "with a scenario of the store",
    mock("scenarios: { slow: {} }"),
    "mock-invalid",
    3,
    'has a scenario "slow"',
  ],
  [
    "with a scenario that is none",
    mock("scenarios: { busy: 5 }"),
    "mock-invalid",
    3,
    '"busy" is no scenario',
  ],
  [
    "with a scenario of no store",
    mock('scenarios: { busy: { store: "slwo" } }'),
    "mock-invalid",
    3,
    'the store "slwo"',
  ],
  [
    "with rows that throw",
    mock('tables: { review: { columns: { title: "" }, rows: () => [].at(0).id } }'),
    "mock-failed",
    3,
    "The rows of a table threw",
  ],
  [
    "with a scenario that throws",
    mock("scenarios: { busy: { fill: ({ tables }) => tables.nothing.insert({}) } }"),
    "mock-failed",
    3,
    'The scenario "busy" threw',
  ],
  ["that throws", 'export const one = 1;\nthrow new Error("no stars");\n', "mock-failed", 2, "no stars"],
  [
    "with a lost import",
    'import "./stars";\nexport default {};\n',
    "mock-import",
    1,
    '"./stars" cannot be found',
  ],
  [
    "with a lost name",
    'import { createMock } from "@tillhouse/extension-sdk/mock";\nexport default createMock({});\n',
    "mock-import",
    1,
    'has no export "createMock"',
  ],
  ["that cannot be read", "export default {\n", "mock-syntax", 2, "Expected"],
];

describe("check of mocks", () => {
  test.concurrent.for(mistakes)("tells of one %s", async (mistake, { expect, onTestFinished }) => {
    const [, text, rule, line, message] = mistake;
    const { directory, shell } = await createProject({ ...files, [path]: text }, onTestFinished);
    const found = await check({ directory, shell, environment: {} });
    expect(found.mistakes).toMatchObject([{ rule, file: path, message: expect.stringContaining(message) }]);
    const [{ line: at, why, hint, frame } = {}] = found.mistakes;
    expect(at).toBe(line);
    expect(frame === undefined).toBe(line === undefined);
    expect(why).toBeTruthy();
    expect(hint).toBeTruthy();
  });

  // What never comes to its end needs no time to be given for it; what does so later needs enough to come that far.
  test.each<[string, string, number | undefined, string, number]>([
    ["a loop", "for (;;);\n", undefined, "The mock does not finish loading.", 200],
    [
      "a wait for nothing",
      "await new Promise(() => {});\n",
      undefined,
      "The mock does not finish loading.",
      200,
    ],
    [
      "a wait that goes on",
      "await new Promise(() => setInterval(() => {}, 1000));\n",
      undefined,
      "The mock does not finish loading.",
      200,
    ],
    [
      "endless rows",
      mock('tables: { review: { columns: { title: "" }, rows: () => { for (;;); } } }'),
      3,
      "The rows of a table do not end.",
      1_000,
    ],
    [
      "an endless scenario",
      mock("scenarios: { busy: { fill: () => { for (;;); } } }"),
      3,
      'The scenario "busy" does not end.',
      1_000,
    ],
  ])("ends at a mock with %s", async (_, text, line, message, loadLimit) => {
    const { directory, shell } = await createProject({ ...files, [path]: text });
    const found = await check({ directory, shell, environment: {}, loadLimit });
    expect(found.mistakes).toMatchObject([{ rule: "mock-hangs", file: path, message }]);
    expect(found.mistakes[0]?.line).toBe(line);
    expect(found.mistakes[0]?.why).toBeTruthy();
  });

  test("finds nothing where nothing is wrong", async () => {
    const { directory, shell } = await createProject({ ...files, [path]: reviews("First") });
    expect(await check({ directory, shell, environment: {} })).toMatchObject({ mistakes: [], warnings: [] });
  });
});
