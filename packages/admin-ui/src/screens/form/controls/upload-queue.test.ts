import { describe, expect, it } from "vitest";
import { createUploadQueue, insertInOrder } from "./upload-queue";

const never = new AbortController().signal;

describe("a queue of uploads", () => {
  it("respects its limit and continues after failures", async () => {
    const queue = createUploadQueue(2);
    const begun: string[] = [];
    const ends: Record<string, (how: "well" | "badly") => void> = {};
    const add = (name: string) =>
      queue.add(
        () =>
          new Promise<string>((resolve, reject) => {
            begun.push(name);
            ends[name] = (how) => (how === "well" ? resolve(name) : reject(new Error(name)));
          }),
        never,
      );
    const [first, second, third] = ["a", "b", "c"].map(add);
    await Promise.resolve();
    expect(begun).toEqual(["a", "b"]);
    ends.a?.("badly");
    await expect(first).rejects.toThrow("a");
    await expect.poll(() => begun).toEqual(["a", "b", "c"]);
    ends.b?.("well");
    ends.c?.("well");
    expect(await Promise.all([second, third])).toEqual(["b", "c"]);
  });

  it("does not start what was cancelled", async () => {
    const queue = createUploadQueue(1);
    let end = () => {};
    void queue.add(() => new Promise<void>((resolve) => (end = resolve)), never);
    const abort = new AbortController();
    const second = queue.add(async () => "begun", abort.signal);
    abort.abort();
    await expect(second).rejects.toThrow();
    end();
    expect(await queue.add(async () => "next", never)).toBe("next");
  });
});

it("appends URLs in the order in which files were chosen", () => {
  const places = new Map([
    ["a", 0],
    ["b", 1],
    ["c", 2],
  ]);
  let addresses: string[] = ["old"];
  for (const address of ["c", "a", "b"]) addresses = insertInOrder(addresses, address, places);
  expect(addresses).toEqual(["old", "a", "b", "c"]);
});
