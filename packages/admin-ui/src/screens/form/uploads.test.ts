import { expect, it } from "vitest";
import { createUploads } from "./uploads";

it("waits for every file that is on its way, also for one that fails or comes later", async () => {
  const uploads = createUploads();
  const ends: string[] = [];
  let arrive: () => void = () => undefined;
  uploads.add(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }).then(() => {
      ends.push("first");
      uploads.add(Promise.reject(new Error("lost")).catch(() => ends.push("second")));
    }),
  );
  expect(uploads.isUnderWay()).toBe(true);
  const settled = uploads.settled().then(() => ends.push("settled"));
  arrive();
  await settled;
  expect(ends).toEqual(["first", "second", "settled"]);
  expect(uploads.isUnderWay()).toBe(false);
});
