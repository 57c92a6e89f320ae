// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import { renderPage } from "../testing";
import { useUserNames } from "./use-user-names";

afterEach(cleanup);

async function namesOf(ids: (string | null)[], users: object[] = []) {
  const backend = createMockBackend({ endpoints: { "GET /users": () => ({ users }) } });
  function Page() {
    const nameOf = useUserNames(ids);
    return <p>{ids.map((id) => nameOf(id) ?? "?").join(", ")}</p>;
  }
  await renderPage(Page, { backend, route: "/names", path: "/a/names" });
  return { backend };
}

const asked = ({ requests }: ReturnType<typeof createMockBackend>) =>
  requests.filter(({ path }) => path.endsWith("/users")).length;

it("names staff, and reads the team only if needed", async () => {
  const bo = { id: "usr_bo", email: "bo@example.com", first_name: null, last_name: null };
  const ada = { id: "usr_ada", email: "ada@example.com", first_name: "Ada", last_name: "Holm" };
  const { backend } = await namesOf(["usr_bo", "usr_ada", "usr_gone", "cus_1", null], [bo, ada]);
  expect(await screen.findByText("bo@example.com, Ada Holm, ?, ?, ?")).toBeDefined();
  expect(asked(backend)).toBe(1);
});

it("reads nothing if there are only customers", async () => {
  const { backend } = await namesOf(["cus_1", null]);
  expect(await screen.findByText("?, ?")).toBeDefined();
  expect(asked(backend)).toBe(0);
});
