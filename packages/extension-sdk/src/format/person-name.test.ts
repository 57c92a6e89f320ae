import { expect, it } from "vitest";
import { personName } from "./person-name";

it("gives the known words of a name", () => {
  expect(personName({ first_name: "Maren", last_name: "Holt" })).toBe("Maren Holt");
  expect(personName({ first_name: " Maren ", last_name: null })).toBe("Maren");
  expect(personName({ first_name: " ", last_name: "" })).toBe("");
  expect(personName(undefined)).toBe("");
});
