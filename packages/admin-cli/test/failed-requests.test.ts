import { expect, onTestFinished, test } from "vitest";
import { serve } from "../src/api/serve";
import type { FailedRequest } from "../src/server/failed-request";
import { ask, freePort, startBackend } from "./fixtures/http";
import { createProject } from "./fixtures/project";

async function start(backend: string): Promise<{ port: number; failed: FailedRequest[] }> {
  const project = await createProject({});
  const failed: FailedRequest[] = [];
  const admin = await serve({
    directory: project.directory,
    shell: project.shell,
    port: 0,
    environment: {},
    backend,
    onFailure: (request) => failed.push(request),
  });
  onTestFinished(() => admin.close());
  return { port: admin.port, failed };
}

test("a request that the backend fails on is logged with its id", async () => {
  const seen: unknown[] = [];
  const backend = await startBackend((request, response) => {
    // The server itself asks at the start whether the backend is there.
    if (request.url?.startsWith("/admin/")) seen.push(request.headers["x-request-id"]);
    response.writeHead(request.url?.startsWith("/admin/broken") ? 500 : 404).end("{}");
  });
  const { port, failed } = await start(backend.url);
  const headers = { "X-Request-Id": "541d7f1ef2423d26" };
  await ask(port, "/admin/broken?token=secret", { headers });
  await ask(port, "/admin/missing", { headers });
  await expect
    .poll(() => failed)
    .toEqual([{ method: "GET", path: "/admin/broken", status: 500, requestId: "541d7f1ef2423d26" }]);
  expect(seen).toEqual(["541d7f1ef2423d26", "541d7f1ef2423d26"]);
});

test("a log of a backend that is down leaves out invalid ids and e-mail addresses", async () => {
  const { port, failed } = await start(`http://127.0.0.1:${await freePort()}`);
  await ask(port, "/admin/orders", { headers: { "X-Request-Id": "id\tand more" } });
  await ask(port, "/store/auth/ada@store.test");
  await expect
    .poll(() => failed)
    .toEqual([
      { method: "GET", path: "/admin/orders", status: 502, requestId: undefined },
      { method: "GET", path: "/store/auth/…", status: 502, requestId: undefined },
    ]);
});
