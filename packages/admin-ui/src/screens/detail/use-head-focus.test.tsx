// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { PageHeader } from "@tillhouse/extension-sdk/ui";
import { afterEach, expect, it } from "vitest";
import { useHeadFocus } from "./use-head-focus";

afterEach(cleanup);

function Record({ id, title }: { id: string; title?: string }) {
  useHeadFocus(id, title !== undefined);
  return <PageHeader title={title} />;
}

it("moves the focus of the opened row to the title", () => {
  const { rerender } = render(<button type="button">#41</button>);
  screen.getByRole("button").focus();
  rerender(<Record id="order_41" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Record id="order_41" title="#41" />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "#41" }));
});

it("keeps the focus that somebody has set", () => {
  const page = (title?: string) => (
    <>
      <input aria-label="Search" />
      <Record id="order_41" title={title} />
    </>
  );
  const { rerender } = render(page());
  screen.getByRole("textbox").focus();
  rerender(page("#41"));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
