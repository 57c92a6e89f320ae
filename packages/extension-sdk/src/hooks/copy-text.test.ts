// @vitest-environment happy-dom
import copy from "copy-to-clipboard";
import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text";

vi.mock("copy-to-clipboard", () => ({ default: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

it("uses the clipboard if there is one", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copyText("4711");
  expect(writeText).toHaveBeenCalledWith("4711");
  expect(copy).not.toHaveBeenCalled();
});

it("copies without a clipboard over plain HTTP", async () => {
  vi.stubGlobal("navigator", {});
  vi.mocked(copy).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await copyText("4711");
  expect(copy).toHaveBeenCalledWith("4711");
  await expect(copyText("4711")).rejects.toThrow("refused");
});
