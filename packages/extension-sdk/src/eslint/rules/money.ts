import type { Mistake } from "../../mistakes/mistake";
import type { Detector, Finding } from "../define-rules";
import type { LintNode } from "../lint-types";
import { calleeName, entryOf, isNode, nameOf, nodesIn, textOf, unwrapped, walk } from "../tree";

const mistake: Mistake = {
  rule: "money-unformatted",
  message: "An amount is written by hand.",
  why: "The store counts in minor units, and a currency has two of them, or none: an amount in yen would be a hundred times too small.",
  hint: "Use <Money> of @tillhouse/extension-sdk/ui, or formatMoney of @tillhouse/extension-sdk.",
};

/** `new Intl.NumberFormat(…, { style: "currency" })`, and what `toLocaleString` is called with. */
function isCurrencyFormat(node: LintNode): boolean {
  if (!/^(?:New|Call)Expression$/.test(node.type)) return false;
  if (!["NumberFormat", "toLocaleString"].includes(calleeName(node) ?? "")) return false;
  return nodesIn(node.arguments).some((value) => textOf(entryOf(unwrapped(value), "style")) === "currency");
}

/** `(amount / 100).toFixed(2)`. */
function isDividedAmount(node: LintNode): boolean {
  if (node.type !== "CallExpression" || !isNode(node.callee) || nameOf(node.callee.property) !== "toFixed")
    return false;
  const divided = unwrapped(node.callee.object);
  if (divided?.type !== "BinaryExpression" || divided.operator !== "/") return false;
  const isHundredth = isNode(divided.right) && divided.right.value === 100;
  const [digits] = nodesIn(node.arguments);
  return isHundredth && digits?.value === 2;
}

/** Amounts that are made a text without the SDK. */
export const money: Detector = ({ source }) => {
  const nodes = isNode(source.ast) ? walk(source.ast, source.visitorKeys) : [];
  return [...nodes].flatMap((node): Finding[] =>
    isCurrencyFormat(node) || isDividedAmount(node) ? [{ mistake, range: node.range }] : [],
  );
};
