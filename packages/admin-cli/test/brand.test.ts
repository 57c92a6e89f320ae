import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ServeOptions, serve } from "../src/api/serve";
import { findSecret, refuseSecrets } from "../src/base/detect-secrets";
import { CommandError } from "../src/base/errors";
import { readPageConfiguration } from "../src/site/page";
import { ask } from "./fixtures/http";
import { createProject, type TestProject } from "./fixtures/project";

const logo = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';

async function start(project: TestProject, options: ServeOptions = {}): Promise<number> {
  const admin = await serve({
    directory: project.directory,
    shell: project.shell,
    port: 0,
    environment: {},
    backend: "http://127.0.0.1:9",
    ...options,
  });
  onTestFinished(() => admin.close());
  return admin.port;
}

async function pageOf(port: number, path = "/app") {
  const html = (await ask(port, path)).body.toString();
  const link = (name: string) => new RegExp(`<link[^>]*${name}[^>]*href="([^"]*)"`).exec(html)?.[1] ?? "";
  return {
    html,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    icon: link('rel="icon"'),
    sheet: link('id="tillhouse-brand"'),
    configuration: readPageConfiguration(html),
  };
}

describe("a brand", () => {
  test("stands in the page before anything runs: title, icon, colours, pictures", async () => {
    const project = await createProject({ "logo.svg": logo, "tab.png": "png", "art.jpg": "jpg" });
    const port = await start(project, {
      name: 'Marram & "Sons" </title><script>',
      logo: "logo.svg",
      favicon: "tab.png",
      signInArt: "art.jpg",
      accent: "#7a1fa2",
      helpUrl: "https://help.marram.test/",
      supportEmail: "help@marram.test",
      storefrontUrl: "https://marram.test/products/{handle}",
    });
    const { title, html, icon, sheet, configuration } = await pageOf(port);
    expect(title).toBe("Marram &amp; &quot;Sons&quot; &lt;/title&gt;&lt;script&gt;");
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(icon).toMatch(/^\/app\/brand\/favicon-[0-9A-F]{8}\.png$/);
    expect((await ask(port, icon)).body.toString()).toBe("png");
    const colours = await ask(port, sheet);
    expect(colours.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(colours.body.toString()).toContain("--th-accent: light-dark(#7a1fa2, #");
    expect(configuration).toMatchObject({
      brand: {
        name: 'Marram & "Sons" </title><script>',
        logo: { light: expect.stringMatching(/^brand\/logo-[0-9A-F]{8}\.svg$/) },
        signInArt: expect.stringMatching(/^brand\/signInArt-[0-9A-F]{8}\.jpg$/),
      },
      help: { url: "https://help.marram.test/", email: "help@marram.test" },
      storefront: { productUrl: "https://marram.test/products/{handle}" },
    });
    const picture = await ask(port, `/app/${configuration.brand?.logo?.light}`);
    expect(picture.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(picture.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(picture.body.toString()).toBe(logo);
    expect((await ask(port, "/app/brand/none-12345678.svg")).status).toBe(404);
  });

  test("marks the tab of an environment with its name and a dot in its tone", async () => {
    const port = await start(await createProject({}), {
      environmentName: "Staging",
      environmentTone: "negative",
    });
    const { title, icon, configuration } = await pageOf(port);
    expect(title).toBe("Staging · Tillhouse");
    expect(configuration.environment).toEqual({ name: "Staging", tone: "negative" });
    const picture = (await ask(port, icon)).body.toString();
    expect(picture).toContain('fill="#d64541"');
    expect(picture).toContain("data:image/svg+xml;base64,");
  });

  test("is built in and can be replaced where it is served", async () => {
    const project = await createProject({ "logo.svg": logo });
    const { directory } = await project.build({
      name: "Marram",
      logo: "logo.svg",
      accent: "#005a6a",
      environmentName: "Test",
    });
    const built = await readFile(join(directory, "index.html"), "utf8");
    expect(built).toContain("<title>Test · Marram</title>");
    const port = await start(project, { basePath: "/back/office", environmentName: "Live & kicking" });
    const { title, sheet, icon, configuration } = await pageOf(port, "/back/office");
    expect(title).toBe("Live &amp; kicking · Marram");
    expect(sheet).toMatch(/^\/back\/office\/brand\/colours-/);
    for (const address of [sheet, icon, `/back/office/${configuration.brand?.logo?.light}`])
      expect((await ask(port, address)).status, address).toBe(200);
    // Marked once, not over the mark that the build made.
    const picture = (await ask(port, icon)).body.toString();
    const inner = Buffer.from(/base64,([^"]*)/.exec(picture)?.[1] ?? "", "base64").toString();
    expect(inner).not.toContain("circle");
  });

  test("comes from the environment as well", async () => {
    const project = await createProject({ "logo.svg": logo });
    const environment = {
      TILLHOUSE_NAME: "Marram",
      TILLHOUSE_LOGO: "logo.svg",
      TILLHOUSE_ENVIRONMENT_NAME: "QA",
    };
    const { title, configuration } = await pageOf(await start(project, { environment }));
    expect(title).toBe("QA · Marram");
    expect(configuration.brand?.logo?.light).toMatch(/^brand\/logo-/);
  });

  test.each([
    [{ accent: "#ffcc00" }, /white text cannot be read on #ffcc00 \(contrast 1\.5, 4\.5 is needed\)/],
    [{ accent: "red" }, /"red" is not a colour/],
    [{ logo: "logo.exe" }, /is not a picture/],
    [{ logo: "none.svg" }, /cannot be read/],
    [{ logoDark: "logo.svg" }, /none for the light one/],
    [{ logo: "large.png" }, /at most 200 kB/],
    [{ helpUrl: "javascript:alert(1)" }, /is not an address/],
    [{ helpUrl: "https://u:p@help.test" }, /carries a user name/],
    [{ storefrontUrl: "https://shop.test/products" }, /has no {handle} in it/],
    [{ supportEmail: "nobody" }, /is not an email address/],
    [{ environmentName: "x", environmentTone: "pink" }, /is not a tone/],
    [{ name: "a\nb" }, /line breaks/],
  ] satisfies [ServeOptions, RegExp][])("refuses %o with a reason", async (options, message) => {
    const project = await createProject({ "logo.svg": logo, "large.png": "x".repeat(200_001) });
    const error = await start(project, options).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CommandError);
    expect(error.details[0].message).toMatch(message);
  });

  test("offers the nearest colour that carries white text", async () => {
    const error = await start(await createProject({}), { accent: "#ffcc00" }).catch((thrown) => thrown);
    expect(error.details[0].hint).toMatch(/^Use #[0-9a-f]{6}, the same hue/);
    const corrected = /#[0-9a-f]{6}/.exec(error.details[0].hint)?.[0] ?? "";
    await start(await createProject({}), { accent: corrected });
  });
});

describe("secrets", () => {
  test.each([
    [{ jwtSecret: "x" }, "jwtSecret"],
    [{ help: { api_key: "x" } }, "help.api_key"],
    [{ help: { apiToken: "x" } }, "help.apiToken"],
    [{ MEDUSA_ADMIN_PASSWORD: "x" }, "MEDUSA_ADMIN_PASSWORD"],
    [{ a: ["sk_live_123"] }, "a.0"],
    [{ a: "postgres://me:pw@db/store" }, "a"],
    [{ a: "eyJhbGciOi.eyJ1c2Vy.c2lnbg" }, "a"],
  ])("are found in %o", (value, place) => {
    expect(findSecret(value)).toBe(place);
  });

  test("are not public keys, token settings or empty values", () => {
    const page = {
      basePath: "/app",
      backend: "https://store.test:9000/api",
      tokenStorage: "memory",
      auth: "bearer",
      analytics: { writeKey: "abc", cdn: "https://cdn.segment.com", apiHost: "https://api.segment.io/v1" },
      help: { email: "help@marram.test", url: "https://help.test/a:b@c" },
      password: "",
    };
    expect(findSecret(page)).toBeUndefined();
  });

  test("are refused by their name, without telling them", async () => {
    expect(() => refuseSecrets({ adminPassword: "hunter2" }, "The page's configuration")).toThrow(
      expect.objectContaining({
        code: "invalid-configuration",
        message: expect.not.stringContaining("hunter2"),
      }),
    );
    const project = await createProject({
      "src/admin/widgets/a.tsx":
        'export const config = { zone: "order.list.after" };\nexport default () => null;\n',
    });
    await expect(project.build({ environment: { MEDUSA_ADMIN_API_TOKEN: "x" } })).rejects.toMatchObject({
      code: "invalid-extensions",
      details: [{ rule: "environment-secret", message: expect.stringContaining("MEDUSA_ADMIN_API_TOKEN") }],
    });
  });

  test("in a page that was edited by hand stop the server", async () => {
    const project = await createProject({});
    const { directory } = await project.build();
    const page = join(directory, "index.html");
    const html = await readFile(page, "utf8");
    await writeFile(page, html.replace('{"basePath"', '{"cookieSecret":"hunter2","basePath"'));
    const answer = await ask(await start(project), "/app");
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain("hunter2");
  });
});
