import { describe, expect, it } from "vitest";
import { uploadName } from "./upload";

describe("the name that a file is sent under", () => {
  it("has no character with a meaning in a URL", () => {
    expect(uploadName("Ärmel #2 (front).PNG", [])).toBe("Armel-2-front.PNG");
    expect(uploadName("../../写真.jpg", [])).toBe("file.jpg");
  });

  it("is unique, also for pasted pictures", () => {
    expect(uploadName("image.png", ["image.png", "image-2.png"])).toBe("image-3.png");
  });
});
