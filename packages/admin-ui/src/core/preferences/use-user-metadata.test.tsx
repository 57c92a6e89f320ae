// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import { type AdminUser, createAdminStorage, HostContext } from "@tillhouse/extension-sdk/internal";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { createQueryClient, sessionKey } from "../context/query-client";
import { leave } from "../session/session-state";
import { useUserMetadata } from "./use-user-metadata";

const ada = { id: "usr_ada", email: "ada@example.com", metadata: null } as unknown as AdminUser;

function prepare() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionKey, ada);
  let answer: (value: { user: AdminUser }) => void = () => undefined;
  const post = () => new Promise<{ user: AdminUser }>((resolve) => (answer = resolve));
  // The hook asks the host for no more than this.
  const host = { user: ada, client: { admin: { custom: { post } } } } as unknown as AdminHost;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <HostContext.Provider value={host}>{children}</HostContext.Provider>
    </QueryClientProvider>
  );
  const { result } = renderHook(useUserMetadata, { wrapper });
  return { queryClient, result, answer: (user: AdminUser) => answer({ user }) };
}

const changed = { ...ada, metadata: { color: "blue" } };

test("the store's answer replaces what was known of the person", async () => {
  const { queryClient, result, answer } = prepare();
  await act(async () => {
    const saving = result.current.save({ color: "blue" });
    await Promise.resolve();
    answer(changed);
    await saving;
  });
  expect(queryClient.getQueryData(sessionKey)).toEqual(changed);
});

test("an answer after the sign-out signs nobody in", async () => {
  const { queryClient, result, answer } = prepare();
  await act(async () => {
    const saving = result.current.save({ color: "blue" });
    await Promise.resolve();
    leave({ queryClient, storage: createAdminStorage() });
    answer(changed);
    await saving;
  });
  expect(queryClient.getQueryData(sessionKey)).toBeNull();
});
