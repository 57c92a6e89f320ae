import { defineBody } from "@tillhouse/extension-sdk";
import { ArrowLeftRight, Trash2 } from "lucide-react";
import { hasOpposite, removeCondition, turnCondition } from "./condition-changes";

/** What a discount is limited to. Its page has a section that shows them. */
export default defineBody("discount-conditions", {
  actions: [
    {
      id: "turn",
      icon: ArrowLeftRight,
      confirm: "asked",
      when: (condition) => !hasOpposite(condition) || "discounts.errors.opposite",
      run: turnCondition,
    },
    {
      id: "remove",
      icon: Trash2,
      tone: "danger",
      confirm: "asked",
      isDone: "gone",
      run: removeCondition,
    },
  ],
});
