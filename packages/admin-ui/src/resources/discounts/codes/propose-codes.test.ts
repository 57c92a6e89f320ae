import { expect, it } from "vitest";
import { proposeCode, proposeCodes, readCodes } from "./propose-codes";

it("proposes codes without letters that are mistaken for each other", () => {
  expect(proposeCode()).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  expect(proposeCode(" spring-")).toMatch(/^SPRING-[A-HJKMNP-Z2-9]{8}$/);
});

it("proposes a thousand different codes, none of the known ones", () => {
  const known = new Set(proposeCodes(50));
  const codes = proposeCodes(1000, { prefix: "X", known });
  expect(new Set(codes).size).toBe(1000);
  expect(codes.some((code) => known.has(code))).toBe(false);
});

it("reads each code of a pasted text once, as the store keeps it", () => {
  expect(readCodes("spring1\n SPRING2, spring1;summer\t\n\n")).toEqual({
    codes: ["SPRING1", "SPRING2", "SUMMER"],
    doubles: 1,
  });
  expect(readCodes(" , ")).toEqual({ codes: [], doubles: 0 });
});
