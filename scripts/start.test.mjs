// npm start as a newcomer uses it: started, killed, started again; nothing is lost and no process is left behind.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { rootDirectory } from "./workspace.mjs";

const data = join(tmpdir(), `tillhouse-start-test-${process.pid}`);
const account = { email: "admin@tillhouse.test", password: "tillhouse" };
const running = new Set();

before(() => rm(data, { recursive: true, force: true }));
after(async () => {
  for (const child of running) child.kill("SIGTERM");
  await rm(data, { recursive: true, force: true });
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

function launch(args) {
  const child = spawn(process.execPath, [join(rootDirectory, "scripts/start.mjs"), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.output = "";
  const collect = (chunk) => {
    child.output += chunk;
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  child.ended = once(child, "exit").then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });
  return child;
}

/** Starts and answers with the admin's address when it is ready. */
async function start(port, ...options) {
  const child = launch(["--port", String(port), "--data", data, ...options]);
  while (running.has(child) && !child.output.includes("Ready in"))
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(running.has(child), child.output);
  const address = /Tillhouse\s+(\S+)/.exec(child.output)[1];
  return { child, address, seconds: Number(/Ready in\s+([\d.]+) s/.exec(child.output)[1]) };
}

async function signIn(address) {
  const answer = await fetch(new URL("/admin/auth", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  assert.equal(answer.status, 200);
  return { cookie: answer.headers.get("set-cookie").split(";")[0], "content-type": "application/json" };
}

/** Processes that work on the test's own data. */
function leftovers() {
  const all = execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" }).split("\n");
  return all.filter((line) => line.includes(data) && !line.includes("start.test"));
}

async function untilNothingIsLeft() {
  for (let attempt = 0; attempt < 100 && leftovers().length > 0; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(leftovers(), []);
}

test("what was written survives a kill, and no process is left behind", { timeout: 180_000 }, async () => {
  const port = await freePort();
  const first = await start(port);
  const headers = await signIn(first.address);
  const created = await fetch(new URL("/admin/collections", first.address), {
    method: "POST",
    headers,
    body: JSON.stringify({ title: "Written before the kill" }),
  });
  const { collection } = await created.json();
  first.child.kill("SIGKILL");
  await first.child.ended;
  await untilNothingIsLeft();

  const second = await start(port);
  const answer = await fetch(new URL(`/admin/collections/${collection.id}`, second.address), {
    headers: await signIn(second.address),
  });
  assert.equal((await answer.json()).collection.title, "Written before the kill");
  const page = await fetch(second.address, { headers: { accept: "text/html" } });
  const text = await page.text();
  assert.match(text, /tillhouse-config/);
  // Nothing is sent anywhere, so nobody who tries it out is asked what may be.
  assert.doesNotMatch(text, /"analytics"/);
  second.child.kill("SIGTERM");
  assert.deepEqual(await second.child.ended, { code: 0, signal: null });
  await untilNothingIsLeft();
});

test("a store that nobody has set up yet is kept, and begun again when asked to", {
  timeout: 180_000,
}, async () => {
  const rename = async ({ address, child }, name) => {
    const headers = await signIn(address);
    const url = new URL("/admin/store", address);
    const before = (await (await fetch(url, { headers })).json()).store.name;
    await fetch(url, { method: "POST", headers, body: JSON.stringify({ name }) });
    child.kill("SIGTERM");
    await child.ended;
    return before;
  };
  const port = await freePort();
  assert.equal(await rename(await start(port, "--empty", "--fresh"), "Fjord Goods"), "Medusa Store");
  assert.equal(await rename(await start(port, "--empty"), "Hill Goods"), "Fjord Goods");
  assert.equal(await rename(await start(port, "--empty", "--fresh"), ""), "Medusa Store");
});

test("a taken port is named, and the store is stopped again", { timeout: 120_000 }, async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address();
  const child = launch(["--port", String(port), "--data", data]);
  const { code } = await child.ended;
  assert.equal(code, 1, child.output);
  assert.match(child.output, new RegExp(String(port)));
  await untilNothingIsLeft();
  other.close();
});

test("an unknown option is refused with the options there are", async () => {
  const child = launch(["--prot", "7002"]);
  assert.equal((await child.ended).code, 2);
  assert.match(child.output, /--port N/);
});
