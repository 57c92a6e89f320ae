import { field } from "@tillhouse/extension-sdk";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { carryOver } from "./carry-over";

const reasons = (word: string) => ({ words: [word], texts: "orders.reason" });
const line = { item_id: "a", quantity: 0, maximum: 2, title: "Coat", reason: null, note: "" };

it("keeps values of fields that both forms have", () => {
  const lines = field.lines("lines", { reasons: reasons("late") });
  const typed = [{ ...line, quantity: 2, maximum: 3, reason: "late", note: "Torn" }];
  const carried = {
    lines: { value: typed, field: lines },
    email: { value: "a@b.example", field: field.email("email") },
    note: { value: "old", field: field.text("note") },
    outcome: { value: "exchange" },
  };
  const open = (fields: readonly AnyField[], found?: { at: string; values: object; base: object }) =>
    carryOver(fields, { lines: [line], outcome: "exchange", note: 3 }, { carried, found: found as never })
      .values;

  const same = [lines, field.alternatives("outcome", { exchange: "exchange" }), field.number("note")];
  expect(open(same)).toEqual({
    lines: [{ ...line, quantity: 2, maximum: 2, reason: "late", note: "Torn" }],
    outcome: "exchange",
    // Another kind of field asks something else.
    note: 3,
  });
  const other = [field.lines("lines", { reasons: reasons("wrong_item") })];
  expect(open(other).lines).toMatchObject([{ quantity: 2, reason: null, note: "Torn" }]);
  // On the way back its own reason is found again.
  const back = { lines: { value: [{ ...line, quantity: 1 }], field: other[0], earlier: carried.lines } };
  expect(
    carryOver([lines], { lines: [line] }, { carried: back, found: undefined }).values.lines,
  ).toMatchObject([{ quantity: 1, reason: "late" }]);
  // What its own draft holds beside that stays.
  const found = { at: "2026-01-01T00:00:00.000Z", values: { shipping: 4, lines: [] }, base: {} };
  expect(open(same, found)).toMatchObject({ shipping: 4, lines: [{ quantity: 2 }] });
});
