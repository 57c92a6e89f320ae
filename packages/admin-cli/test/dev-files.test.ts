import { EventEmitter } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDevFiles } from "../src/dev/dev-files";
import type { DevState } from "../src/dev/dev-state";

test("keeps nothing for a page that leaves while the first compilation runs", async () => {
  let compiled: (state: DevState) => void = () => {};
  let change: (state: DevState) => void = () => {};
  const state = new Promise<DevState>((resolve) => {
    compiled = resolve;
  });
  const project = {
    state: () => state,
    subscribe: (listener: typeof change) => {
      change = listener;
    },
  };
  // What sending word of changes asks of a project, a request and an answer.
  const files = createDevFiles(project as never, {} as never);
  const response = Object.assign(new EventEmitter(), {
    writeHead: vi.fn(),
    flushHeaders: vi.fn(),
    write: vi.fn(),
    destroyed: false,
  });
  const sent = files.send("/@tillhouse/events", {} as never, response as never);
  response.destroyed = true;
  response.emit("close");
  const now: DevState = { root: "", extensions: [], modules: {}, problems: [], warnings: [] };
  compiled(now);
  await sent;
  change(now);
  expect(response.write).not.toHaveBeenCalled();
});

test("sends the gallery from its folder, wherever the admin is", async () => {
  const directory = await mkdtemp(join(tmpdir(), "tillhouse-gallery-"));
  await writeFile(join(directory, "index.html"), "<title>Components</title>");
  await writeFile(join(directory, "reference.js"), "export {};");
  const project = { subscribe: () => () => {}, file: () => undefined };
  // What sending the gallery asks of a project: nothing.
  const files = createDevFiles(project as never, {} as never, directory);
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://shop.test").pathname.replace(/^\/app/, "");
    if (!(await files.send(path, request, response))) response.writeHead(404).end();
  }).listen(0);
  onTestFinished(async () => {
    server.close();
    await rm(directory, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}/app${path}`);
  const page = await get("/__gallery?theme=dark");
  expect(page.url).toMatch(/\/app\/__gallery\/\?theme=dark$/);
  expect(await page.text()).toContain("<title>Components</title>");
  expect(await (await get("/__gallery/reference.js")).text()).toBe("export {};");
  expect((await get("/__gallery/missing.js")).status).toBe(404);
});
