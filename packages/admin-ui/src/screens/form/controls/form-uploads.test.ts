import { describe, expect, it, vi } from "vitest";
import { createFormUploads } from "./form-uploads";

function started(noted?: Record<string, string>) {
  const removeFile = vi.fn(async () => undefined);
  return { removeFile, uploads: createFormUploads(removeFile, noted) };
}

describe("files of a form", () => {
  it("are deleted in the store when they are no longer used", () => {
    const { uploads, removeFile } = started();
    uploads.add("https://store/a.png", "a.png");
    uploads.remove("https://store/a.png");
    uploads.remove("https://store/a.png");
    uploads.remove("https://store/of-the-record.png");
    expect(removeFile.mock.calls).toEqual([["a.png"]]);
  });

  it("are kept once the form was sent, even without an answer", () => {
    const { uploads, removeFile } = started();
    uploads.add("https://store/a.png", "a.png");
    uploads.keep();
    uploads.remove("https://store/a.png");
    uploads.discard();
    expect(removeFile).not.toHaveBeenCalled();
  });

  it("are deleted after a reload when the draft is discarded", () => {
    const { uploads, removeFile } = started({
      "https://store/a.png": "a.png",
      "https://store/b.png": "b.png",
    });
    uploads.discard();
    expect(removeFile.mock.calls).toEqual([["a.png"], ["b.png"]]);
    expect(uploads.notes()).toEqual({});
  });
});
