/** What the tests of the store share: a place of their own, a signed-in admin, and the CLI as a child. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { adminAccount } from "../store.mjs";

export async function temporaryDirectory() {
  const directory = await mkdtemp(join(tmpdir(), "marram-test-"));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Signs in with the session cookie, as a browser does. @param {string} url */
export async function signIn(url) {
  const response = await fetch(`${url}/admin/auth`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(adminAccount) });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  const { user } = await response.json();
  const cookie = response.headers.get("set-cookie").split(";")[0];
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/admin${path}`, { method, headers: { cookie, "content-type": "application/json" }, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return { user, get: (path) => call("GET", path), post: (path, body) => call("POST", path, body) };
}

const children = new Set();

/** Ends what a failed test left running, or the test run would never end. */
export const endChildren = () => children.forEach((child) => child.kill("SIGKILL"));

/** Starts the CLI and answers when it says that the store answers. @param {string[]} options */
export async function runCli(options) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../start.mjs", import.meta.url)), ...options], { stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  child.once("close", () => children.delete(child));
  let output = "";
  const ended = new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
  const url = await new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes("Ctrl+C")) resolve(output.match(/http:\S+/)[0]);
      });
    }
    ended.then(() => resolve(undefined));
  });
  return { child, url, ended };
}

/** The processes of the store that runs on a data directory. @param {string} directory */
export async function processesOf(directory) {
  const note = JSON.parse(await readFile(join(directory, "running.json"), "utf8"));
  const postgres = Number.parseInt(await readFile(join(note.cluster, "postmaster.pid"), "utf8"), 10);
  return { store: note.store.id, backend: note.backend.id, keeper: note.keeper.id, postgres };
}
