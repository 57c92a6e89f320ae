// @vitest-environment happy-dom

import * as shell from "tillhouse-shell:@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { OfficialRecord } from "../src/host/official-record";
import { queryClient } from "../src/host/query-client";

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("@tillhouse/extension-sdk", () => ({ useHost: () => ({ client: { admin: { custom: { get } } } }) }));

/** The admin's own version, as far as it is used. */
interface AdminClient {
  invalidateQueries(): Promise<void>;
  setQueryData(key: string[], data: unknown): unknown;
}
const { QueryClient, QueryClientProvider } = shell as unknown as {
  QueryClient: new () => AdminClient;
  QueryClientProvider(props: { client: AdminClient; children: ReactNode }): ReactNode;
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  get.mockReset();
});

/** Draws what a widget is handed, as text. */
function show(props: Readonly<Record<string, unknown>>): AdminClient {
  const admin = new QueryClient();
  render(
    <QueryClientProvider client={admin}>
      <OfficialRecord props={props}>{(all) => <p>{JSON.stringify(all)}</p>}</OfficialRecord>
    </QueryClientProvider>,
  );
  return admin;
}

test("a widget gets its record whole, and hears of it when the page saves", async () => {
  get.mockResolvedValueOnce({ product: { id: "p", title: "Old", variants: [1] } });
  const admin = show({ product: { id: "p", title: "Old", shelf: "A" }, notify: "n" });
  await screen.findByText(
    JSON.stringify({ product: { id: "p", title: "Old", shelf: "A", variants: [1] }, notify: "n" }),
  );
  expect(get).toHaveBeenCalledWith("/products/p", {});
  get.mockResolvedValueOnce({ product: { id: "p", title: "New", variants: [1] } });
  // No package of the official admin is loaded here that would join the two.
  admin.setQueryData(["products"], "of the page");
  await act(async () => admin.invalidateQueries());
  await screen.findByText(/"New"/);
});

test("the expanded relations are those of the official page", async () => {
  get.mockResolvedValue({ discount: { id: "d" } });
  show({ discount: { id: "d" } });
  await screen.findByText(/"d"/);
  expect(get).toHaveBeenCalledWith("/discounts/d", { expand: "rule,rule.conditions,regions" });
});

test("a widget without a record asks for none", async () => {
  show({ notify: "n" });
  await screen.findByText('{"notify":"n"}');
  expect(get).not.toHaveBeenCalled();
});

test("where the store refuses, a widget has what the page knows", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  get.mockRejectedValue(new Error("refused"));
  show({ order: { id: "o", status: "pending" } });
  await screen.findByText(/pending/, {}, { timeout: 5000 });
});
