import { titleOf } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import { builtInResource } from "../testing/whole-built-in";

it.each(["customers", "users"])(
  "calls somebody of the %s without a name by the e-mail, also in the list",
  (name) => {
    const resource = builtInResource(name);
    const person = { email: "guest@example.com", first_name: null, last_name: null };
    const column = resource.list?.columns.find((cell) => Object(cell).id === "name");
    expect(Object(column).render(person, {})).toBe("guest@example.com");
    expect(titleOf(resource, person)).toBe("guest@example.com");
  },
);

it("shows the state of orders only where somebody asks for it", () => {
  const columns = builtInResource("orders").list?.columns.map(Object) ?? [];
  expect(columns.find(({ key }) => key === "status")?.isHidden).toBe(true);
  expect(columns.find(({ key }) => key === "payment_status")?.isHidden).toBeUndefined();
});

it("offers no filter of orders that the store does not have", () => {
  const unavailable = builtInResource("orders").list?.filters?.filter((filter) => filter.unavailable);
  expect(unavailable).toEqual([]);
});
