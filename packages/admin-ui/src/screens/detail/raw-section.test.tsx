// @vitest-environment happy-dom

import { fireEvent } from "@testing-library/react";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { expect, it } from "vitest";
import messages from "../../messages/en.json";
import { RawSection } from "./raw-section";

it("draws raw data on demand and masks secrets at any depth", async () => {
  const record = {
    id: "order_1",
    payments: [{ id: "pay_1", data: { client_secret: "cs_1", status: "open" } }],
    customer: { api_token: "tok_1", password_hash: "hash_1", email: "ada@store.example" },
  };
  const { container } = await renderPage(() => <RawSection record={record} />, {
    backend: createMockBackend(),
    route: "/raw",
    path: "/a/raw",
    messages,
  });
  expect(container.textContent).not.toContain("order_1");
  const unfold = () => {
    for (const branch of container.querySelectorAll("details:not([open])")) {
      (branch as HTMLDetailsElement).open = true;
      fireEvent(branch, new Event("toggle"));
    }
  };
  for (let depth = 0; depth < 5; depth += 1) unfold();
  for (const shown of ["order_1", "pay_1", "ada@store.example", "open"])
    expect(container.textContent).toContain(shown);
  for (const secret of ["cs_1", "tok_1", "hash_1"]) expect(container.textContent).not.toContain(secret);
});
