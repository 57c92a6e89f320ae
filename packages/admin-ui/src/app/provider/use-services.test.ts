// @vitest-environment happy-dom
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { afterEach, expect, test, vi } from "vitest";
import { type AdminConfig, resolveConfig } from "../../config/config";
import { sessionEndKey, sessionKey } from "../../core/context/query-client";
import { rememberSession } from "./remembered-session";
import { createServices } from "./use-services";

afterEach(() => localStorage.clear());

/** The services of a page, on a store that answers when it is told to. */
function start({ wasSignedIn, config = {} }: { wasSignedIn: boolean; config?: AdminConfig }) {
  const storage = createAdminStorage();
  rememberSession(storage.shared, wasSignedIn);
  const asked: string[] = [];
  const waiting: ((status: number) => void)[] = [];
  const fetchLike = async (input: RequestInfo | URL) => {
    asked.push(new URL(String(input)).pathname);
    const status = await new Promise<number>((resolve) => waiting.push(resolve));
    const body = status === 200 ? { user: { id: "usr_ada" }, store: { name: "Fjord" } } : {};
    return new Response(JSON.stringify(body), { status });
  };
  const resolved = resolveConfig({ backend: "https://store.test", ...config }, "a test");
  const services = createServices({ config: resolved, storage, fetchLike });
  const answer = (status: number) => {
    for (const give of waiting.splice(0)) give(status);
  };
  return { asked, answer, ...services };
}

test("the store is read beside the question who is at work, where somebody was at work before", async () => {
  const { asked, answer, queryClient, access } = start({ wasSignedIn: true });
  await vi.waitFor(() => expect(asked).toEqual(["/admin/auth", "/admin/store"]));
  answer(200);
  await vi.waitFor(() => expect(queryClient.getQueryData(["store"])).toMatchObject({ name: "Fjord" }));
  expect(asked).toHaveLength(2);
  access.line.close();
});

test("it is read after it where nobody was, or where a token says who it is", async () => {
  for (const given of [
    { wasSignedIn: false },
    { wasSignedIn: true, config: { auth: "bearer", tokenStorage: "local" } as const },
  ]) {
    localStorage.setItem("tillhouse.token.https://store.test/app", "token");
    const { asked, answer, access } = start(given);
    await vi.waitFor(() => expect(asked).toEqual(["/admin/auth"]));
    answer(200);
    await vi.waitFor(() => expect(asked).toEqual(["/admin/auth", "/admin/store"]));
    access.line.close();
  }
});

test("a session that is over is no end of work", async () => {
  const { asked, answer, queryClient, access } = start({ wasSignedIn: true });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answer(401);
  await vi.waitFor(() => expect(queryClient.getQueryData(sessionKey)).toBeNull());
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(sessionEndKey)).not.toBe(true);
  expect(queryClient.getQueryState(["store"])?.status).toBe("error");
  access.line.close();
});
