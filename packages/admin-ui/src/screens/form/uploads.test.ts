import { expect, it } from "vitest";
import { isUploading, noteUpload, settledUploads } from "./uploads";

it("waits for every file that is on its way, also for one that fails or comes later", async () => {
  const ends: string[] = [];
  let arrive: () => void = () => undefined;
  noteUpload(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }).then(() => {
      ends.push("first");
      noteUpload(Promise.reject(new Error("lost")).catch(() => ends.push("second")));
    }),
  );
  expect(isUploading()).toBe(true);
  const settled = settledUploads().then(() => ends.push("settled"));
  arrive();
  await settled;
  expect(ends).toEqual(["first", "second", "settled"]);
  expect(isUploading()).toBe(false);
});
