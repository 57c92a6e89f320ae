import { expect, it } from "vitest";
import { createPendingWork } from "./pending-work";

it("waits for everything under way, also what fails or comes later", async () => {
  const pending = createPendingWork();
  const ends: string[] = [];
  let arrive: () => void = () => undefined;
  pending.add(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }).then(() => {
      ends.push("first");
      pending.add(Promise.reject(new Error("lost")).catch(() => ends.push("second")));
    }),
  );
  expect(pending.isUnderWay()).toBe(true);
  const settled = pending.settled().then(() => ends.push("settled"));
  arrive();
  await settled;
  expect(ends).toEqual(["first", "second", "settled"]);
  expect(pending.isUnderWay()).toBe(false);
});
