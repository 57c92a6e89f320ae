// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useAccent } from "./use-accent";

test("an admin without an accent is ready at once without styles", () => {
  const { result } = renderHook(() => useAccent(undefined));
  expect(result.current).toEqual({ style: undefined, isReady: true });
});

test("an admin with an accent waits for its colours", async () => {
  const states: boolean[] = [];
  const { result } = renderHook(() => {
    const accent = useAccent({ light: "#7a1fa2", dark: "#36c" });
    states.push(accent.isReady && accent.style === undefined);
    return accent;
  });
  expect(result.current.isReady).toBe(false);
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(states).not.toContain(true);
  expect(result.current.style).toMatchObject({ "--th-accent": "light-dark(#7a1fa2, #3366cc)" });
});

test("a colour that cannot carry white text is darkened", async () => {
  const { result } = renderHook(() => useAccent({ light: "#ffcc00" }));
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(JSON.stringify(result.current.style)).not.toContain("#ffcc00");
});
