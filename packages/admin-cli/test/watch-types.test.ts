import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { typegen } from "../src/api/typegen";
import type { DevState } from "../src/dev/dev-state";
import { watchTypes } from "../src/dev/watch-types";
import { createProject } from "./fixtures/project";

test("writes the types of a project only if it has a tsconfig.json", async () => {
  const project = await createProject({
    "package.json": '{ "name": "shop" }',
    "src/admin/messages/en.json": '{ "greeting.first": "One" }',
  });
  const types = join(project.directory, "tillhouse-env.d.ts");
  const onFailure = vi.fn();
  const tell = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let listener: (state: DevState) => void = () => {};
    const subscribe = (given: typeof listener) => {
      listener = given;
      return () => {};
    };
    const { directory, shell } = project;
    const writeTypes = () => typegen({ directory, shell, environment: {} });
    const stop = watchTypes({ subscribe }, { project: directory, writeTypes, onFailure });
    listener({
      root: "",
      extensions: [{ id: "shop", module: "shop-1.js", styles: [], files: [] }],
      modules: {},
      problems: [],
      warnings: [],
    });
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await stop();
  };
  await tell();
  expect(existsSync(types)).toBe(false);
  await project.write({ "tsconfig.json": "{}" });
  await tell();
  expect(existsSync(types)).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});
