import { expect, it } from "vitest";
import { stateOfApp } from "./app-state";
import { readReturn } from "./read-return";

const waiting = { data: { state: "s1" } };

it.each([
  ["", waiting, { kind: "none" }],
  ["?code=c1&state=s1", waiting, { kind: "granted", code: "c1", state: "s1" }],
  ["?code=c1", waiting, { kind: "incomplete" }],
  ["?state=s1", waiting, { kind: "incomplete" }],
  ["?code=&state=s1", waiting, { kind: "incomplete" }],
  ["?code=c1&state=s2", waiting, { kind: "unasked" }],
  ["?code=c1&state=s1", { data: null }, { kind: "unasked" }],
  ["?code=c1&state=s1", { data: { access_token: "t" } }, { kind: "unasked" }],
  ["?error=access_denied&state=s1", waiting, { kind: "denied", reason: "access_denied" }],
  ["?error=x&error_description=Not+you", waiting, { kind: "denied", reason: "Not you" }],
])("reads %s", (search, app, found) => expect(readReturn(search, app)).toEqual(found));

it.each([
  [null, "open"],
  [{ state: "s1" }, "open"],
  [{ access_token: "t" }, "connected"],
])("knows who has access by %j", (data, state) => {
  expect(stateOfApp({ data } as Parameters<typeof stateOfApp>[0])).toBe(state);
});
