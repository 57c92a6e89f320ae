// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend, fixture } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { builtInResource } from "../../testing/harness/complete-built-in";
import { NoteComposer } from "./note-composer";

afterEach(cleanup);

it("focuses the note again after one is added", async () => {
  const backend = createMockBackend();
  const order = await fixture("order.paid", backend);
  const resource = builtInResource("orders");
  await renderPage(() => <NoteComposer resource={resource} record={order} type="order" />, {
    route: "/orders",
    backend,
    resources: ["orders", "record-notes"].map(builtInResource),
    messages,
  });
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "Called back" } });
  const button = screen.getByRole("button", { name: "Add note" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(backend.data.rows("note").at(-1)?.value).toBe("Called back");
  expect(field).toHaveProperty("value", "");
});
