import { describe, expect, onTestFinished, test } from "vitest";
import { serve } from "../src/api/serve";
import { ask, navigation } from "./fixtures/http";
import { createProject } from "./fixtures/project";

/** What is sent as `Accept`, by who sends it. */
const visitors = {
  browser: navigation.accept,
  curl: "*/*",
  nobody: undefined,
  empty: "",
  text: "text/*;q=0.5",
  script: "application/json",
  library: "application/json, text/plain",
  picture: "image/webp,image/*",
} as const;
type Visitor = keyof typeof visitors;
const everybody = Object.keys(visitors) as Visitor[];

describe.each(["/app", "/", "/back/office"])("below %s", (basePath) => {
  /** Who gets the page for each path; the others are told that there is no such file. */
  async function whoGetsThePage(paths: readonly string[]): Promise<Record<string, Visitor[]>> {
    const { directory, shell } = await createProject({});
    const backend = "http://127.0.0.1:9";
    const { port, close } = await serve({ directory, shell, port: 0, environment: {}, backend, basePath });
    onTestFinished(close);
    const prefix = basePath === "/" ? "" : basePath;
    const found: Record<string, Visitor[]> = {};
    for (const path of paths) {
      found[path] = [];
      for (const visitor of everybody) {
        const accept = visitors[visitor];
        const headers: Record<string, string> = accept === undefined ? {} : { accept };
        const get = await ask(port, prefix + path, { headers });
        const head = await ask(port, prefix + path, { headers, method: "HEAD" });
        expect([200, 404]).toContain(get.status);
        expect(get.body.toString().includes("tillhouse-config")).toBe(get.status === 200);
        expect(head.status).toBe(get.status);
        expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
        if (get.status === 200) found[path].push(visitor);
      }
    }
    return found;
  }

  const each = (paths: readonly string[], who: readonly Visitor[]) =>
    Object.fromEntries(paths.map((path) => [path, who]));

  test("a URL that names no file answers the page", async () => {
    const paths = [
      "/a/orders/123",
      "/a/orders/123?from=mail.png",
      "/a/products/v1.2",
      "/a/customers/ada@store.com",
      "/a/customers/ada%40store.com",
      "/a/products/.hidden",
      "/login",
      "/invite?token=x",
      "/elsewhere",
    ];
    expect(await whoGetsThePage(paths)).toEqual(each(paths, ["browser", "curl", "nobody", "empty", "text"]));
  });

  test("a record that is named like a file answers the page to a browser", async () => {
    const paths = ["/a/products/main.js", "/a/products/shirt.css", "/a/x/ada.png", "/a/x/data.json"];
    expect(await whoGetsThePage(paths)).toEqual(each(paths, ["browser"]));
  });

  test("a missing file is answered with 404", async () => {
    const paths = [
      "/assets/main-00000000.js",
      "/assets/none",
      "/extensions/none/x-00000000.css",
      "/public/none",
      "/main.js.map",
      "/favicon.ico",
      "/elsewhere.png",
      "/elsewhere.json",
      "/robots.txt",
      "/.env",
      "/.git/HEAD",
      "/.well-known/change-password",
    ];
    expect(await whoGetsThePage(paths)).toEqual(each(paths, []));
  });
});
