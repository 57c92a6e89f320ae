// What a new author does: in an empty folder, with the packages as they would be published, in a terminal.
// create → init → dev → check → test → build → serve, the words typed and the answers read as a person would.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { startRegistry } from "./package-registry.mjs";

const patience = 120_000;

let root;
let project;
let tarballs;
let registry;
let backend;

/** Nothing of npm's own run around this one, and no colours but those of a terminal. */
function environment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^NODE_ENV$|^NO_COLOR$|^FORCE_COLOR$|^CI$|^VITEST/.test(name),
  );
  return { ...Object.fromEntries(kept), TERM: "xterm", npm_config_userconfig: registry.userConfig };
}

/** Starts a command in a terminal of its own. `seen` waits for what it shows, `type` presses keys. */
function terminal(command, directory = project) {
  // A terminal that nobody looks at has no width, and everything would be broken after each letter.
  const sized = `stty cols 120 rows 40; ${command}`;
  const child = spawn("script", ["-qefc", sized, "/dev/null"], { cwd: directory, env: environment() });
  let shown = "";
  const waiting = new Set();
  const look = () => {
    for (const check of waiting) check();
  };
  const read = (data) => {
    shown += stripVTControlCharacters(String(data));
    look();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  let ended = false;
  const end = new Promise((resolve) => {
    child.on("close", (code) => {
      ended = true;
      look();
      resolve({ code, shown });
    });
  });
  return {
    end,
    type: (keys) => child.stdin.write(keys),
    seen: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = (why) => finish(reject, new Error(`${command} ${why} ${pattern}. It showed:\n${shown}`));
        const timer = setTimeout(() => fail("did not show in time"), patience);
        const check = () => {
          const found = pattern.exec(shown);
          if (found !== null) finish(resolve, found);
          else if (ended) fail("ended and did not show");
        };
        const finish = (settle, value) => {
          clearTimeout(timer);
          waiting.delete(check);
          settle(value);
        };
        waiting.add(check);
        check();
      }),
    stop: () => child.kill("SIGKILL"),
  };
}

/** Runs a command to its end and expects it to go well. */
async function run(command) {
  const { code, shown } = await terminal(command).end;
  assert.equal(code, 0, `${command} ended with ${code}. It showed:\n${shown}`);
  return shown;
}

async function pageAt(address) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  assert.equal(answer.status, 200, address);
  return await answer.text();
}

before(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "tillhouse-walk-")));
  // Letters of another script and a space, as in many a home folder.
  project = join(root, "my shop 店");
  tarballs = join(root, "packages");
  registry = await startRegistry(tarballs);
  backend = createServer((_, response) => response.writeHead(401).end());
  await new Promise((resolve) => backend.listen(0, "127.0.0.1", resolve));
});

after(async () => {
  backend?.close();
  await registry?.stop();
  await rm(root, { recursive: true, force: true });
});

test("an author goes from an empty folder to an admin that is served", { timeout: 600_000 }, async (walk) => {
  const address = `http://127.0.0.1:${backend.address().port}`;

  await walk.test(
    "create asks, shows what it would write, writes it, and installs its packages",
    async () => {
      const program = (await readdir(tarballs)).find((name) => name.startsWith("create-tillhouse"));
      const asked = terminal(`npx --yes --prefer-offline -p "./packages/${program}" create-tillhouse`, root);
      await asked.seen(/In which folder\?/);
      asked.type("my shop 店\r");
      await asked.seen(/Write these files\?/);
      asked.type("\r");
      const { code, shown } = await asked.end;
      assert.equal(code, 0, shown);
      assert.match(shown, /next +cd "my shop 店"\s+npm run dev/);
      assert.deepEqual((await readdir(project)).sort(), [
        ".gitignore",
        "AGENTS.md",
        "README.md",
        "node_modules",
        "package-lock.json",
        "package.json",
        "src",
        "test",
        "tsconfig.json",
      ]);
    },
  );

  await walk.test("init adds a widget to it", async () => {
    const asked = terminal("npx tillhouse init");
    await asked.seen(/What do you want to start\?/);
    // The second one: a widget.
    asked.type("\x1b[B\r");
    await asked.seen(/In which zone\?/);
    asked.type("customer.details.after");
    await asked.seen(/customer\.details\.after/);
    asked.type("\r");
    await asked.seen(/Its name\?/);
    asked.type("Greeting card\r");
    await asked.seen(/Write these files\?/);
    asked.type("\r");
    const { code, shown } = await asked.end;
    assert.equal(code, 0, shown);
    assert.match(shown, /next +npx tillhouse dev/);
    assert.match(
      await readFile(join(project, "src/admin/widgets/greeting-card.tsx"), "utf8"),
      /WidgetProps<"customer\.details\.after">/,
    );
  });

  await walk.test(
    "dev serves the admin with the widget, follows a change, and ends when it is told to",
    async () => {
      const developing = terminal(`npm run dev -- --port 0 --backend ${address}`);
      const [, page] = await developing.seen(/ready +(http:\/\/\S+)/);
      assert.match(await pageAt(page), /my-shop/);
      developing.type("\x03");
      await developing.end;
    },
  );

  await walk.test("check finds nothing, and the types are right", async () => {
    await run("npm run check");
    await writeFile(
      join(project, "src/admin/widgets/wrong.tsx"),
      'export const config = { zone: "customer.detials.after" };\nexport default () => null;\n',
    );
    const { code, shown } = await terminal("npx tillhouse check").end;
    assert.equal(code, 1);
    assert.match(shown, /unknown-zone +src\/admin\/widgets\/wrong\.tsx:1:31/);
    assert.match(shown, /Did you mean "customer\.details\.after"\?/);
    const built = await terminal("npm run build").end;
    assert.notEqual(built.code, 0);
    await rm(join(project, "src/admin/widgets/wrong.tsx"));
  });

  await walk.test("its test passes", async () => {
    assert.match(await run("npm test"), /Tests +2 passed/);
  });

  await walk.test("typegen and a further page fit in", async () => {
    await run("npx tillhouse init page loyalty --yes");
    await run("npx tillhouse typegen");
    await run("npx tsc");
  });

  await walk.test("build tells what it found, and serve serves it", async () => {
    const shown = await run("npm run build");
    assert.match(shown, /widget +customer\.details\.after +src\/admin\/widgets\/greeting-card\.tsx/);
    assert.match(shown, /page +\/a\/loyalty/);
    const serving = terminal(`npx tillhouse serve --port 0 --backend ${address}`);
    const [, page] = await serving.seen(/ready +(http:\/\/\S+)/);
    assert.match(await pageAt(page), /extensions\/my-shop-\w+\.js/);
    serving.type("\x03");
    await serving.end;
  });
});
