import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { networkUrls, type ServeOptions, serve } from "../src/api/serve";
import { listenToKeys } from "../src/command-line/listen-to-keys";
import { createLogger } from "../src/reporting/logger";
import { reportServe } from "../src/reporting/report";
import { nextFreePort } from "../src/server/free-port";
import { develop } from "./fixtures/dev-harness";
import { createProject } from "./fixtures/project";

async function takenPort(): Promise<number> {
  const server = createServer().listen({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  onTestFinished(() => void server.close());
  // A server that listens on a host and a port has an address of this form.
  return (server.address() as AddressInfo).port;
}

async function served(options: ServeOptions) {
  const admin = await serve({ environment: {}, backend: "http://127.0.0.1:9", ...options });
  onTestFinished(() => admin.close());
  return admin;
}

test("a port that is taken is told with the next free one and the command that was run", async () => {
  const port = await takenPort();
  expect(await nextFreePort("127.0.0.1", port)).toBeGreaterThan(port);
  const { directory, shell } = await createProject({});
  const setting = { host: "127.0.0.1", port };
  await expect(served({ directory, shell, ...setting })).rejects.toMatchObject({
    code: "address-taken",
    hint: expect.stringMatching(/tillhouse serve --port \d+$/),
  });
  await expect(develop({}, setting)).rejects.toMatchObject({
    hint: expect.stringMatching(/tillhouse dev --port \d+$/),
  });
});

test("with the port `auto` two admins run beside each other", async () => {
  const { directory, shell } = await createProject({});
  const first = await served({ directory, shell, host: "127.0.0.1", port: "auto" });
  const second = await served({ directory, shell, host: "127.0.0.1", port: "auto" });
  expect(first.port).toBeGreaterThanOrEqual(7001);
  expect(second.port).toBeGreaterThan(first.port);
  await expect(served({ directory, shell, port: "next" })).rejects.toMatchObject({
    code: "invalid-configuration",
    details: [{ message: '--port: "next" is not a port.' }],
  });
});

test("addresses of the network are told only where other machines are let in", () => {
  const admin = { basePath: "/app", tlsCert: "" };
  expect(networkUrls({ host: "localhost", ...admin }, 7001)).toEqual([]);
  for (const address of networkUrls({ host: "0.0.0.0", ...admin }, 7001))
    expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:7001\/app$/);
});

test("an extension that was changed after the build is told when that is served", async () => {
  const widget = "src/admin/widgets/a.tsx";
  const project = await createProject({
    [widget]: 'export const config = { zone: "order.list.after" };\nexport default () => null;\n',
  });
  await project.build();
  const { directory, shell } = project;
  const before = await served({ directory, shell, port: 0 });
  expect(before.newerSource).toBeUndefined();
  const later = new Date(Date.now() + 60_000);
  await utimes(join(directory, widget), later, later);
  const after = await served({ directory, shell, port: 0 });
  expect(after.newerSource).toBe(widget);
  const error = new PassThrough({ encoding: "utf8" });
  reportServe(after, 1, createLogger({ quiet: true, out: error, error, environment: {} }));
  expect(error.read()).toBe(
    `warning    ${widget} is newer than the build that is served. Run tillhouse build to have it in.\n`,
  );
});

test("letters with Enter do what they stand for, and h tells them all", async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const run = vi.fn();
  const lines: string[] = [];
  const stop = listenToKeys(input, { r: { label: "start anew", run } }, (line) => lines.push(line));
  input.write("x\nR\nh\n");
  await vi.waitFor(() => expect(lines).toEqual(["  r + Enter  start anew", "  h + Enter  show this list"]));
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  // Where nobody can type, what comes is somebody else's.
  const piped = new PassThrough();
  listenToKeys(piped, { r: { label: "start anew", run } }, (line) => lines.push(line));
  expect(piped.listenerCount("data")).toBe(0);
});
