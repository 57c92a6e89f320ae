import { expect, it } from "vitest";
import { personName } from "./person-name";

it("says what is known of a name, and nothing of one that is empty or made of spaces", () => {
  expect(personName({ first_name: "Maren", last_name: "Holt" })).toBe("Maren Holt");
  expect(personName({ first_name: " Maren ", last_name: null })).toBe("Maren");
  expect(personName({ first_name: " ", last_name: "" })).toBe("");
  expect(personName(undefined)).toBe("");
});
