// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AdminConfig, resolveConfig } from "../../config/config";
import { createClient } from "../context/client";
import { createQueryClient, sessionKey } from "../context/query-client";
import { createAccess, type HostAccess } from "./access";
import { AccessContext, ClientContext, useSignIn, useSignOut, useTakeSession } from "./session";
import type { SessionMessage } from "./session-channel";
import { applySessionMessage } from "./session-state";

const ada = { id: "usr_ada", email: "ada@example.com" };
const credentials = { email: ada.email, password: "correct horse" };

interface Sent {
  call: string;
  authorization: string | null;
}

/** A store that answers by call, and writes down what it was asked. */
function fakeStore(
  answers: Record<string, (authorization: string | null) => [status: number, body: unknown]>,
) {
  const sent: Sent[] = [];
  const fetchLike = async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = `${init?.method} ${new URL(String(input)).pathname}`;
    const authorization = new Headers(init?.headers).get("authorization");
    sent.push({ call, authorization });
    const [status, body] = answers[call]?.(authorization) ?? [200, {}];
    return new Response(JSON.stringify(body), { status });
  };
  return { sent, calls: () => sent.map(({ call }) => call), fetchLike };
}

function prepare(config: AdminConfig, fetchLike: typeof fetch, host?: HostAccess) {
  const storage = createAdminStorage();
  const resolved = resolveConfig({ backend: "https://store.test", ...config }, "a test");
  const access = createAccess(resolved, storage, host);
  const queryClient = createQueryClient();
  const told: SessionMessage[] = [];
  const line = { tell: (news: SessionMessage) => told.push(news), close: () => undefined };
  const client = createClient({
    backend: "https://store.test",
    fetch: fetchLike,
    getToken: (domain) => (domain === "admin" ? access.token() : undefined),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientContext.Provider value={client}>
        <AccessContext.Provider value={{ ...access, line }}>{children}</AccessContext.Provider>
      </ClientContext.Provider>
    </QueryClientProvider>
  );
  return { access, client, queryClient, storage, told, wrapper };
}

function fill(queryClient: QueryClient) {
  queryClient.setQueryData(sessionKey, ada);
  queryClient.setQueryData(["orders", "list"], [{ id: "order_1" }]);
  queryClient.setQueryData(["store"], { id: "store_1" });
}

/** Everything that the cache still knows, but that nobody is signed in. */
function known(queryClient: QueryClient) {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] !== sessionKey[0]);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

describe("signing in", () => {
  test("spec 6.1: opens a cookie session and checks it at once", async () => {
    const store = fakeStore({ "GET /admin/auth": () => [200, { user: ada }] });
    const { wrapper, queryClient, told } = prepare({}, store.fetchLike);
    const { result } = renderHook(() => useSignIn(), { wrapper });
    await act(() => result.current.mutateAsync(credentials));
    expect(store.calls()).toEqual(["POST /admin/auth", "GET /admin/auth"]);
    expect(store.sent.map(({ authorization }) => authorization)).toEqual([null, null]);
    expect(queryClient.getQueryData(sessionKey)).toEqual(ada);
    expect(told).toEqual([{ kind: "signed-in", userId: ada.id }]);
  });

  test("reports a session that is not kept as a fault of the set-up", async () => {
    const store = fakeStore({ "GET /admin/auth": () => [401, "Unauthorized"] });
    const { wrapper, queryClient } = prepare({}, store.fetchLike);
    const { result } = renderHook(() => useSignIn(), { wrapper });
    await act(async () => {
      await expect(result.current.mutateAsync(credentials)).rejects.toMatchObject({ code: "config" });
    });
    expect(queryClient.getQueryData(sessionKey)).toBeUndefined();
  });

  test("spec 3.25: sends the access_token of the answer without storing it", async () => {
    const store = fakeStore({
      "POST /admin/auth/token": () => [200, { access_token: "token-of-ada" }],
      "GET /admin/auth": (authorization) =>
        authorization === "Bearer token-of-ada" ? [200, { user: ada }] : [401, ""],
    });
    const { wrapper, client } = prepare({ auth: "bearer" }, store.fetchLike);
    const { result } = renderHook(() => useSignIn(), { wrapper });
    await act(() => result.current.mutateAsync(credentials));
    await client.admin.custom.get("/orders");
    expect(store.sent).toEqual([
      { call: "POST /admin/auth/token", authorization: null },
      { call: "GET /admin/auth", authorization: "Bearer token-of-ada" },
      { call: "GET /admin/orders", authorization: "Bearer token-of-ada" },
    ]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("token-of-ada");
  });

  test("removes a cookie that would win over the token", async () => {
    let isCookieLeft = true;
    const store = fakeStore({
      "POST /admin/auth/token": () => [200, { access_token: "token-of-ada" }],
      "DELETE /admin/auth": () => {
        isCookieLeft = false;
        return [200, "OK"];
      },
      "GET /admin/auth": () => [
        200,
        { user: isCookieLeft ? { id: "usr_bo", email: "bo@example.com" } : ada },
      ],
    });
    const { wrapper, queryClient } = prepare({ auth: "bearer" }, store.fetchLike);
    const { result } = renderHook(() => useSignIn(), { wrapper });
    await act(() => result.current.mutateAsync(credentials));
    expect(queryClient.getQueryData(sessionKey)).toEqual(ada);
  });

  test("spec 6.3: sends open calls without a token", async () => {
    const store = fakeStore({});
    const { access, client } = prepare({ auth: "bearer" }, store.fetchLike);
    access.keep("a token that has ended");
    await client.admin.auth.createSession(credentials);
    await client.admin.custom.post("/users/password-token", { email: ada.email });
    await client.admin.custom.post("/users/reset-password", { token: "t", password: "p", email: ada.email });
    await client.admin.custom.post("/invites/accept", { token: "t", user: { password: "p" } });
    expect(store.sent).toEqual(
      ["auth", "users/password-token", "users/reset-password", "invites/accept"].map((path) => ({
        call: `POST /admin/${path}`,
        authorization: null,
      })),
    );
    await client.admin.custom.post("/invites", { user: ada.email });
    expect(store.sent.at(-1)?.authorization).toBe("Bearer a token that has ended");
  });
});

describe("a session that came about elsewhere", () => {
  test("drops a token that the store does not know", async () => {
    const store = fakeStore({ "GET /admin/auth": () => [401, "Unauthorized"] });
    const { wrapper, access } = prepare({ auth: "bearer", tokenStorage: "local" }, store.fetchLike);
    const { result } = renderHook(() => useTakeSession(), { wrapper });
    expect(await result.current("token-of-nobody")).toBeNull();
    expect(access.token()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

describe("signing out forgets every record", () => {
  test("spec 6.1: of a cookie session, which is ended in the store", async () => {
    const store = fakeStore({ "GET /admin/auth": () => [401, "Unauthorized"] });
    const { wrapper, queryClient, told } = prepare({}, store.fetchLike);
    fill(queryClient);
    const { result } = renderHook(() => useSignOut(), { wrapper });
    await act(() => result.current.mutateAsync());
    expect(store.calls()).toEqual(["DELETE /admin/auth", "GET /admin/auth"]);
    expect(queryClient.getQueryData(sessionKey)).toBeNull();
    expect(known(queryClient)).toEqual([]);
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
    expect(told).toEqual([{ kind: "signed-out", userId: ada.id }]);
  });

  test("of a bearer token, which is dropped as well", async () => {
    const store = fakeStore({});
    const { wrapper, queryClient, access } = prepare(
      { auth: "bearer", tokenStorage: "session" },
      store.fetchLike,
    );
    access.keep("token-of-ada");
    expect(sessionStorage).toHaveLength(1);
    fill(queryClient);
    const { result } = renderHook(() => useSignOut(), { wrapper });
    await act(() => result.current.mutateAsync());
    expect(access.token()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(known(queryClient)).toEqual([]);
  });

  test("of a host's token, which the host drops", async () => {
    const onSignOut = vi.fn();
    const store = fakeStore({});
    const host = { getToken: () => "token of the host", onSignOut };
    const { wrapper, queryClient } = prepare({}, store.fetchLike, host);
    fill(queryClient);
    const { result } = renderHook(() => useSignOut(), { wrapper });
    await act(() => result.current.mutateAsync());
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(store.calls()).toEqual([]);
    expect(known(queryClient)).toEqual([]);
  });

  test("and ends a session that a late request has revived", async () => {
    const alive = [true, false];
    const store = fakeStore({
      "GET /admin/auth": () => (alive.shift() ? [200, { user: ada }] : [401, "Unauthorized"]),
    });
    const { wrapper, queryClient } = prepare({}, store.fetchLike);
    fill(queryClient);
    const { result } = renderHook(() => useSignOut(), { wrapper });
    await act(() => result.current.mutateAsync());
    expect(store.calls().filter((call) => call === "DELETE /admin/auth")).toHaveLength(2);
    expect(known(queryClient)).toEqual([]);
  });

  test("fails if the session cannot be ended", async () => {
    const store = fakeStore({ "DELETE /admin/auth": () => [500, {}] });
    const { wrapper, queryClient } = prepare({}, store.fetchLike);
    fill(queryClient);
    const { result } = renderHook(() => useSignOut(), { wrapper });
    await act(async () => {
      await expect(result.current.mutateAsync()).rejects.toMatchObject({ code: "server" });
    });
    expect(queryClient.getQueryData(sessionKey)).toEqual(ada);
  });
});

describe("news of another tab", () => {
  const store = fakeStore({ "GET /admin/auth": () => [200, { user: ada }] });

  test("of a sign-out clears the cache of the shared session", async () => {
    const parts = prepare({}, store.fetchLike);
    fill(parts.queryClient);
    await applySessionMessage({ kind: "signed-out", userId: "usr_bo" }, parts);
    expect(known(parts.queryClient)).toEqual([]);
  });

  test("of a sign-out does nothing where each tab has its own token", async () => {
    const parts = prepare({ auth: "bearer" }, store.fetchLike);
    fill(parts.queryClient);
    parts.access.keep("token-of-ada");
    await applySessionMessage({ kind: "signed-out", userId: "usr_bo" }, parts);
    expect(known(parts.queryClient)).toHaveLength(2);
    await applySessionMessage({ kind: "signed-out", userId: ada.id }, parts);
    expect(known(parts.queryClient)).toEqual([]);
    expect(parts.access.token()).toBeUndefined();
  });

  test("of a sign-in opens a tab that waits at the sign-in", async () => {
    const parts = prepare({}, store.fetchLike);
    parts.queryClient.setQueryData(sessionKey, null);
    await applySessionMessage({ kind: "signed-in", userId: ada.id }, parts);
    expect(parts.queryClient.getQueryData(sessionKey)).toEqual(ada);
  });
});
