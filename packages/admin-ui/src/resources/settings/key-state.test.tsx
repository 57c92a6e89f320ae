// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { StaffName } from "./key-state";

afterEach(cleanup);

it("names people, or shows the id of those who are gone", async () => {
  const backend = createMockBackend();
  const [user] = backend.data.rows("user");
  const options = { backend, route: "/settings/api-keys", messages };
  await renderPage(() => [user?.id, "usr_gone"].map((id) => <StaffName key={id} id={String(id)} />), options);
  expect(await screen.findByText(new RegExp(String(user?.first_name ?? user?.email)))).toBeDefined();
  expect(screen.getByText("usr_gone")).toBeDefined();
});
