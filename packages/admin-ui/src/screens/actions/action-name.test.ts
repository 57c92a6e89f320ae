import { expect, it } from "vitest";
import { withDots } from "./action-name";

it.each([
  ["Refund", "Refund…"],
  ["Can it be bought?", "Can it be bought?"],
  ["هل يمكن شراؤه؟", "هل يمكن شراؤه؟"],
  ["購入できますか？", "購入できますか？"],
])("writes dots after %s, unless it is a question itself", (label, shown) => {
  expect(withDots(label)).toBe(shown);
});
