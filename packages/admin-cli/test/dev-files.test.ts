import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createDevFiles } from "../src/dev/dev-files";
import type { DevState } from "../src/dev/dev-project";

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
