// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useAfterLists } from "./use-after-lists";

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it("waits for a list that the same page begins to read", async () => {
  let answer: (rows: string[]) => void = () => {};
  const rows = new Promise<string[]>((resolve) => (answer = resolve));
  const { result } = renderHook(
    () => {
      const isOver = useAfterLists("variants");
      useQuery({ queryKey: ["variants", "list", {}], queryFn: () => rows });
      return isOver;
    },
    { wrapper },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(result.current).toBe(false);
  answer(["variant_1"]);
  await waitFor(() => expect(result.current).toBe(true));
});

it("waits for nothing where no list is read, or nobody asks for it", async () => {
  const { result } = renderHook(() => useAfterLists("variants"), { wrapper });
  await waitFor(() => expect(result.current).toBe(true));
  expect(renderHook(() => useAfterLists("variants", false), { wrapper }).result.current).toBe(true);
});
