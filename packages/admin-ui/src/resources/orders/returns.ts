import { defineResource } from "@tillhouse/extension-sdk";
import { callOff } from "./call-off";
import { receive } from "./return-actions";
import { cancelReturn } from "./return-calls";
import { returnList } from "./return-list";
import { mayCancelReturn } from "./return-rules";

/** What comes back of an order, of an exchange or of a claim. Each is handed its order: `{ ...back, order }`. */
export const returns = defineResource({
  name: "returns",
  // A widget gets the record under this name, and "return" is a word of the language.
  zone: "order_return",
  route: "orders/returns",
  // The store answers pages of them, and can do nothing else.
  api: { one: "return", many: "returns", isWhole: { newest: 400 } },
  title: ({ order }) => `#${order?.display_id ?? ""}`,
  find: false,
  list: returnList,
  affects: ["orders", "swaps", "claims", "reservations"],
  actions: [receive, { ...callOff, when: mayCancelReturn, run: cancelReturn }],
});
