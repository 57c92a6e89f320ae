import { describe, expect, it } from "vitest";
import { uploadName } from "./upload";

describe("the name that a file is sent under", () => {
  it("has no sign that means something in an address", () => {
    expect(uploadName("Ärmel #2 (front).PNG", [])).toBe("Armel-2-front.PNG");
    expect(uploadName("../../写真.jpg", [])).toBe("file.jpg");
  });

  it("is no other file's: pasted pictures all have one name", () => {
    expect(uploadName("image.png", ["image.png", "image-2.png"])).toBe("image-3.png");
  });
});
