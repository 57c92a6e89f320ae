// @vitest-environment happy-dom

import * as shell from "tillhouse-shell:@tanstack/react-query";
import { useMutation, useQuery as useOfficialQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider, queryClient } from "../src/host/query-client";

/** The part of the admin's version that the tests use. */
interface AdminVersion {
  QueryClient: new (options: object) => AdminClient;
  QueryClientProvider: (props: { client: AdminClient; children: ReactNode }) => ReactNode;
  useQuery(options: { queryKey: string[]; queryFn(): Promise<unknown> }): { data?: unknown };
}
interface AdminClient {
  invalidateQueries(filters?: object): Promise<void>;
}
const adminVersion = shell as unknown as AdminVersion;

let admin: AdminClient;
beforeEach(() => {
  admin = new adminVersion.QueryClient({ defaultOptions: { queries: { staleTime: 90_000, retry: false } } });
  queryClient.clear();
});
afterEach(cleanup);

const readOfficial = vi.fn(async () => "official");
const readAdmin = vi.fn(async () => "admin");
afterEach(() => vi.clearAllMocks());

function Official({ fails = false }) {
  const { data } = useOfficialQuery(["reviews"], readOfficial);
  const { mutate } = useMutation(async () => {
    if (fails) throw new Error("refused");
  });
  return <button type="button" onClick={() => mutate()}>{`write of ${data}`}</button>;
}

function Native() {
  return <i>{`${adminVersion.useQuery({ queryKey: ["orders"], queryFn: readAdmin }).data}`}</i>;
}

async function show(children: ReactNode) {
  const view = render(
    <adminVersion.QueryClientProvider client={admin}>{children}</adminVersion.QueryClientProvider>,
  );
  await screen.findAllByText(/official/);
  return view;
}

const both = (
  <>
    <Native />
    <QueryProvider>
      <Official />
    </QueryProvider>
  </>
);

test("what an extension writes makes the admin read anew", async () => {
  await show(both);
  expect(readAdmin).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText("write of official"));
  await waitFor(() => expect(readAdmin).toHaveBeenCalledTimes(2));
  // Once: what comes after the answer is no other write.
  await act(async () => queryClient.getMutationCache().clear());
  expect(readAdmin).toHaveBeenCalledTimes(2);
});

test("a write that fails changes nothing", async () => {
  await show(
    <>
      <Native />
      <QueryProvider>
        <Official fails />
      </QueryProvider>
    </>,
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
  fireEvent.click(screen.getByText("write of official"));
  await waitFor(() => expect(queryClient.getMutationCache().getAll().at(-1)?.state.status).toBe("error"));
  await act(async () => {});
  expect([readAdmin, readOfficial].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("what the admin writes makes extensions read anew, once for many lists", async () => {
  await show(both);
  await act(async () => {
    void admin.invalidateQueries({ queryKey: ["orders"] });
    void admin.invalidateQueries({ queryKey: ["orders"] });
    await admin.invalidateQueries();
  });
  await waitFor(() => expect(readOfficial).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(readOfficial).toHaveBeenCalledTimes(2);
});

test("two extensions on a page are joined once, and none after both are gone", async () => {
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  const one = (key: string) => (
    <QueryProvider key={key}>
      <Official />
    </QueryProvider>
  );
  const view = await show(
    <>
      <Native />
      {one("a")}
      {one("b")}
    </>,
  );
  const ofAdmin = (children: ReactNode) => (
    <adminVersion.QueryClientProvider client={admin}>{children}</adminVersion.QueryClientProvider>
  );
  expect(readOfficial).toHaveBeenCalledTimes(1);
  view.rerender(ofAdmin([<Native key="n" />, one("a")]));
  await act(async () => admin.invalidateQueries());
  expect(invalidate).toHaveBeenCalledTimes(1);
  view.rerender(ofAdmin(<Native />));
  // What was read counts as old from then on: nobody hears of changes any more.
  expect(invalidate).toHaveBeenCalledTimes(2);
  await act(async () => admin.invalidateQueries());
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(readOfficial).toHaveBeenCalledTimes(2);
  view.rerender(ofAdmin(one("c")));
  await waitFor(() => expect(readOfficial).toHaveBeenCalledTimes(3));
});
