import { expect, test } from "vitest";
import { readToken } from "./token-payload";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (claims: object) => `${part({ alg: "HS256" })}.${part(claims)}.c2lnbmF0dXJl`;

test("a token of a new password holds the e-mail and the expiry", () => {
  expect(readToken(token({ user_id: "usr_1", email: "søren@example.com", exp: 1800 }))).toEqual({
    email: "søren@example.com",
    exp: 1800,
    iat: undefined,
  });
});

test("a token of an invitation holds the e-mail and the date", () => {
  expect(readToken(token({ invite_id: "invite_1", user_email: "ada@example.com", iat: 9 }))).toEqual({
    email: "ada@example.com",
    exp: undefined,
    iat: 9,
  });
});

test.each([
  ["", "nothing"],
  ["abc", "one part"],
  ["a.b.c", "no JSON"],
  [token({ email: "a@b.test" }).split(".").slice(0, 2).join("."), "a token that was cut"],
  [`${token({ email: "a@b.test" }).split(".").slice(0, 2).join(".")}.`, "a token without its end"],
  [token({ user_id: "usr_1" }), "a token without an e-mail"],
  [token({ email: 7 }), "an e-mail that is none"],
])("%j is no token: %s", (text) => expect(readToken(text)).toBeUndefined());
