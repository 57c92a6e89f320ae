// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type LineItem, ReservedState, useReservations } from "@tillhouse/extension-sdk/commerce";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import messages from "../../messages/en.json";

afterEach(cleanup);

const lines = [
  {
    id: "item_1",
    quantity: 2,
    fulfilled_quantity: 0,
    variant: { inventory_items: [{ inventory_item_id: "cup", required_quantity: 1 }] },
  },
] as unknown as LineItem[];

function Reserved() {
  return <ReservedState lines={lines} reservations={useReservations(lines)} />;
}

it("does not call an unread reservation missing, and reads it again", async () => {
  let isDown = true;
  const backend = createMockBackend({
    endpoints: {
      "GET /reservations": () => {
        if (isDown) throw new Error("No");
        return { reservations: [{ line_item_id: "item_1", inventory_item_id: "cup", quantity: 2 }] };
      },
    },
  });
  await renderPage(Reserved, {
    backend,
    route: "/reserved",
    path: "/a/reserved",
    messages: messages,
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Reservations could not be loaded.");
  expect(screen.queryByText("Not reserved")).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Reserved")).toBeDefined();
});
