import type { AnyAction } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import orderEdits from "./order-edits";

const note: AnyAction | undefined = orderEdits.actions?.find(({ id }) => id === "note");

it("starts with an empty note where there is none, and sends to the edit what was written", () => {
  expect(note?.form?.values?.({ id: "oe_1", internal_note: null } as never)).toEqual({ internal_note: "" });
  expect(note?.run).toEqual({ update: {} });
});
