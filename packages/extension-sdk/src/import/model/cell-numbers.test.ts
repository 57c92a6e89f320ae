import { expect, it } from "vitest";
import { readAmount, readInteger } from "./cell-numbers";

it.each([
  ["19.90", 1990],
  ["19,9", 1990],
  ["1.234,50", 123450],
  ["1,234", 123400],
  ["€ 0", 0],
  ["19.905", "decimals"],
  ["-5", "amount"],
  ["99999999999", "tooLarge"],
])("reads the amount %s of a currency with two decimals", (text, expected) => {
  const { value, problem } = readAmount(text, 2);
  expect(value ?? problem).toBe(expected);
});

it.each([
  ["1 200", 1200],
  ["12.0", 12],
  ["1.5", "integer"],
  ["99999999999", "tooLarge"],
])("reads the whole number %s", (text, expected) => {
  const { value, problem } = readInteger(text);
  expect(value ?? problem).toBe(expected);
});
