import type { AnyAction } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import orderEdits from "./order-edits";

const note: AnyAction | undefined = orderEdits.actions?.find(({ id }) => id === "note");

it("starts with the note of the edit", () => {
  expect(note?.form?.fromRecord?.({ id: "oe_1", internal_note: null } as never)).toEqual({
    internal_note: "",
  });
  expect(note?.run).toEqual({ update: {} });
});

it("copies the id for shops that ask the customer for it", async () => {
  const action = orderEdits.actions?.find(({ id }) => id === "copyId");
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  // The registry hands an action records of its own resource.
  const run = action?.run as unknown as { read: (context: object) => Promise<unknown> };
  await run.read({ record: { id: "oe_1" }, copy });
  expect(copied).toEqual(["oe_1"]);
});
