// Each preset of `tillhouse build --preset`, and each example for a web server, on the host it is for.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { build } from "@tillhouse/admin-cli";
import { carryOut } from "./dockerfile.mjs";
import {
  answersAsServe,
  ask,
  passesOn,
  revalidates,
  saysThatBackendIsDown,
  scriptOf,
  startBackend,
} from "./host-checks.mjs";
import { copyCaddy, copyNginx } from "./host-examples.mjs";
import { navigation } from "./host-requests.mjs";
import { sendOversizedUpload } from "./oversized-upload.mjs";
import { startRegistry } from "./package-registry.mjs";
import { startStaticHost } from "./static-hosts.mjs";
import { freePort, startCaddy, startHost, startNginx } from "./web-servers.mjs";
import { rootDirectory, run } from "./workspace.mjs";

let root;
let backend;

before(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "tillhouse-hosting-")));
  backend = await startBackend();
});

after(async () => {
  backend.stop();
  await rm(root, { recursive: true, force: true });
});

/** A project with the example's extensions, built for a host. */
async function buildFor(preset, options = {}) {
  const directory = await mkdtemp(join(root, "site-"));
  await cp(join(rootDirectory, "examples/extension-basics/src"), join(directory, "src"), { recursive: true });
  await cp(join(rootDirectory, "examples/extension-basics/package.json"), join(directory, "package.json"));
  await symlink(join(rootDirectory, "node_modules"), join(directory, "node_modules"));
  const { backend: pageBackend, basePath, ...environment } = options;
  await build({
    directory,
    preset,
    basePath,
    backend: pageBackend,
    environment: { TILLHOUSE_BACKEND: backend.url, ...environment },
  });
  return { directory, output: join(directory, "build"), backend };
}

/** A build on nginx, as the example says. */
async function onNginx(built, values = {}) {
  const site = await copyNginx(join(built.directory, "tillhouse.conf"), {
    output: built.output,
    backend: backend.url,
    ...values,
  });
  return startNginx(site, join(built.directory, "run"));
}

/** A build on Caddy, as the example says. */
async function onCaddy(built, { backend: address = backend.url, ...values } = {}) {
  const file = await copyCaddy(join(built.directory, "Caddyfile"), values);
  return startCaddy(file, join(built.directory, "run"), {
    TILLHOUSE_BACKEND: address,
    TILLHOUSE_BUILD: built.output,
  });
}

for (const basePath of ["/app", "/", "/back/office"]) {
  const prefix = basePath === "/" ? "" : basePath;

  test(`nginx at ${basePath}`, { timeout: 120_000 }, async () => {
    const built = await buildFor(undefined, { basePath });
    const host = await onNginx(built, { basePath });
    try {
      await answersAsServe(host, built, basePath);
      await revalidates(host, `${prefix}/${await scriptOf(built)}`);
      await passesOn(host, backend);
      const page = () => ask(host, basePath, { headers: { accept: navigation } });
      const [first, second] = [await page(), await page()];
      // What a library places in the page is let in by this number, where styles are.
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(first.headers["content-security-policy"])[1];
      assert.match(first.body.toString(), new RegExp(`<meta property="csp-nonce" nonce="${nonce}">`));
      assert.ok(!second.headers["content-security-policy"].includes(nonce));
    } finally {
      await host.stop();
    }
  });

  test(`caddy at ${basePath}`, { timeout: 120_000 }, async () => {
    const built = await buildFor(undefined, { basePath });
    const host = await onCaddy(built, { basePath });
    try {
      await answersAsServe(host, built, basePath);
      await revalidates(host, `${prefix}/${await scriptOf(built)}`);
      await passesOn(host, backend);
    } finally {
      await host.stop();
    }
  });
}

describe("a backend that is down", () => {
  test("nginx says so", async () => {
    const host = await onNginx(await buildFor(), { backend: `http://localhost:${await freePort()}` });
    await saysThatBackendIsDown(host).finally(host.stop);
  });

  test("caddy says so", async () => {
    const host = await onCaddy(await buildFor(), { backend: `http://localhost:${await freePort()}` });
    await saysThatBackendIsDown(host).finally(host.stop);
  });
});

describe("with every setting, behind another proxy", () => {
  const settings = {
    TILLHOUSE_TRUST_PROXY: "true",
    TILLHOUSE_HSTS: "true",
    TILLHOUSE_FRAME_ANCESTORS: "https://intranet.example.com",
    TILLHOUSE_CONNECT: "https://api.example.com wss://live.example.com",
    TILLHOUSE_BODY_LIMIT: "1",
  };

  async function holds(host, built) {
    await answersAsServe(host, built, "/app", settings);
    const secure = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
    const answer = await ask(host, "/admin/auth?x=1", { headers: secure });
    const told = JSON.parse(answer.body);
    assert.equal(told.url, "/medusa/admin/auth?x=1");
    assert.equal(told.headers["x-forwarded-proto"], "https");
    assert.match(told.headers["x-forwarded-for"], /^203\.0\.113\.7, /);
    // A page in a frame of another site needs the cookie to be sent along there.
    assert.match(answer.headers["set-cookie"][0], /; *secure/i);
    assert.match(answer.headers["set-cookie"][0], /samesite=none/i);
    const plain = await ask(host, "/admin/auth");
    assert.doesNotMatch(plain.headers["set-cookie"][0], /secure|samesite=none/i);
    const large = await sendOversizedUpload(host, "/admin/uploads", 1_150_000);
    assert.equal(large.status, 413);
  }

  test("nginx", async () => {
    const built = await buildFor();
    const host = await onNginx(built, { settings, backend: `${backend.url}/medusa` });
    await holds(host, built).finally(host.stop);
  });

  test("caddy", async () => {
    const built = await buildFor();
    const host = await onCaddy(built, { settings, backendPath: "/medusa" });
    await holds(host, built).finally(host.stop);
  });
});

for (const kind of ["netlify", "cloudflare", "vercel"]) {
  for (const basePath of ["/app", "/"]) {
    const prefix = basePath === "/" ? "" : basePath;

    test(`static at ${basePath}, as ${kind} reads it`, async () => {
      const { directory, output } = await buildFor("static", {
        basePath,
        TILLHOUSE_BACKEND: "https://api.example.com",
      });
      const host = await startStaticHost(join(directory, "deploy/static"), kind);
      try {
        const page = await readFile(join(output, "index.html"), "utf8");
        for (const path of [
          "",
          "/",
          "/a/orders",
          "/a/products/shirt.js",
          "/login",
          "/reset-password?token=x",
        ]) {
          const answer = await ask(host, `${prefix}${path}` || "/", { headers: { accept: navigation } });
          assert.equal(answer.status, 200, path);
          assert.equal(answer.body.toString(), page, path);
          assert.equal((await ask(host, `${prefix}${path}` || "/")).status, 200, `${path} for anybody`);
          assert.match(
            answer.headers["content-security-policy"],
            /^default-src 'self'; script-src 'self'; style-src 'self';/,
          );
          assert.equal(answer.headers["x-frame-options"], "DENY");
          assert.doesNotMatch(answer.headers["cache-control"], /immutable/);
          if (!path.includes("token")) continue;
          assert.match(answer.headers["cache-control"], /no-store/);
          // Of several policies the last one counts.
          assert.match(answer.headers["referrer-policy"], /no-referrer$/);
        }
        const script = await ask(host, `${prefix}/${await scriptOf({ output })}`);
        assert.equal(script.status, 200);
        assert.equal(script.headers["cache-control"], "public, max-age=31536000, immutable");
        assert.equal(script.headers["x-content-type-options"], "nosniff");
        for (const path of ["/assets/main-00000000.js", "/elsewhere", "/build.json"])
          assert.equal(
            (await ask(host, `${prefix}${path}`, { headers: { accept: navigation } })).status,
            404,
            path,
          );
        if (prefix !== "") {
          const home = await ask(host, "/");
          assert.ok([302, 307].includes(home.status));
          assert.match(home.headers.location, new RegExp(`^${prefix}/?$`));
        }
        const passed = await ask(host, "/admin/products/x?q=1");
        if (kind === "cloudflare") assert.equal(passed.status, 404);
        else assert.equal(passed.body.toString(), "https://api.example.com/admin/products/x");
        // Uploaded files would act in the admin's name there.
        assert.equal((await ask(host, "/uploads/page.html")).status, 404);
        const published = await readdir(join(directory, "deploy/static"), { recursive: true });
        assert.deepEqual(
          published.filter((name) => /\.(br|gz)$|build\.json/.test(name)),
          [],
        );
      } finally {
        await host.stop();
      }
    });
  }
}

test("docker: the image's steps, carried out in a folder", { timeout: 300_000 }, async () => {
  const built = await buildFor("docker", { TILLHOUSE_HSTS: "true" });
  const registry = await startRegistry(join(root, "packages"));
  const file = join(built.directory, "deploy/docker/Dockerfile");
  const image = await carryOut(file, {
    context: built.directory,
    root: join(root, "image"),
    environment: { npm_config_userconfig: registry.userConfig, npm_config_prefer_offline: "true" },
  }).finally(registry.stop);
  assert.match(image.from, /^node:2[2-9]/);
  assert.equal(image.user, "node");
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    ...image.variables,
    TILLHOUSE_PORT: String(port),
    TILLHOUSE_BACKEND: backend.url,
  };
  const [command, ...args] = image.command;
  const host = await startHost(command, args, { port, cwd: image.directory, env });
  try {
    await answersAsServe(host, built, "/app", { TILLHOUSE_HSTS: "true" });
    await passesOn(host, backend);
    const [check, ...checkArgs] = image.check;
    await run(check, checkArgs, { environment: env, isQuiet: true });
  } finally {
    await host.stop();
  }
  const [check, ...checkArgs] = image.check;
  await assert.rejects(run(check, checkArgs, { environment: env, isQuiet: true }));
  const compose = await readFile(join(built.directory, "deploy/docker/compose.yaml"), "utf8");
  assert.match(compose, /TILLHOUSE_BACKEND: "\$\{TILLHOUSE_BACKEND:-http:\/\/host\.docker\.internal:\d+\}"/);
});
