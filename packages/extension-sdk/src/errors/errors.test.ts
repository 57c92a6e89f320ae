import { afterEach, describe, expect, it, vi } from "vitest";
import { AdminError, isAdminError, toAdminError } from "./errors";

const answered = (status: number, data: unknown) =>
  Object.assign(new Error("failed"), { config: {}, response: { status, data } });

afterEach(() => vi.unstubAllGlobals());

describe("toAdminError", () => {
  it.each([
    [401, {}, "unauthorized"],
    [403, {}, "forbidden"],
    [404, { type: "not_found" }, "not-found"],
    [409, {}, "conflict"],
    [422, { type: "duplicate_error" }, "conflict"],
    [400, { type: "invalid_data" }, "invalid"],
    [500, { type: "unknown_error" }, "server"],
    [502, { type: "backend-unreachable" }, "network"],
  ])("maps %i %j to the code %s", (status, data, code) => {
    expect(toAdminError(answered(status, data)).code).toBe(code);
  });

  it("keeps the store's first message, but no page of HTML", () => {
    expect(toAdminError(answered(400, { message: "Title is taken" })).message).toBe("Title is taken");
    const list = toAdminError(answered(400, { message: ["first", "second"] }));
    expect(list.message).toBe("first");
    expect(list.details.messages).toEqual(["first", "second"]);
    expect(toAdminError(answered(500, "<html>Bad Gateway</html>")).message).toBe("");
  });

  it("calls a request without an answer a network error", () => {
    expect(toAdminError(Object.assign(new Error("Network Error"), { config: {} })).code).toBe("network");
  });

  it("knows that an offline browser has sent nothing", () => {
    const sent = { config: { method: "POST" }, requestId: "1" };
    expect(toAdminError(sent).details).toEqual({ isUncertain: true, requestId: "1" });
    vi.stubGlobal("navigator", { onLine: false });
    expect(toAdminError(sent)).toMatchObject({ code: "network", details: { isOffline: true } });
    expect(toAdminError(sent).details.isUncertain).toBeUndefined();
  });

  it.each([
    [502, "<html>Bad Gateway</html>", true],
    [502, { type: "backend-silent" }, true],
    [502, { type: "backend-unreachable" }, undefined],
    [503, {}, true],
    [504, {}, true],
    [500, { type: "unknown_error" }, undefined],
  ])("knows whether a write that %i %j answers may have been done", (status, data, isUncertain) => {
    const answer = (method: string) => ({ config: { method }, response: { status, data } });
    expect(toAdminError(answer("POST")).details.isUncertain).toBe(isUncertain);
    expect(toAdminError(answer("GET")).details.isUncertain).toBeUndefined();
  });

  it("blames no value for too many requests", () => {
    expect(toAdminError({ config: {}, response: { status: 429 } })).toMatchObject({
      code: "server",
      details: { status: 429 },
    });
  });

  it("keeps its own errors, also of another copy of the package", () => {
    const error = new AdminError("stale", "old");
    expect(toAdminError(error)).toBe(error);
    expect(isAdminError(Object.assign(new Error("x"), { name: "AdminError", code: "stale" }))).toBe(true);
    expect(isAdminError(new Error("x"))).toBe(false);
  });
});
