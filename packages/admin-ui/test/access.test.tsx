// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { type AdminUser, type AnyResource, featureFlagsOf } from "@tillhouse/extension-sdk/internal";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { text } from "../../../scripts/text";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { Admin } from "../src/admin";
import type { AdminProps } from "../src/admin-props";
import { type AnyElement, elementId } from "../src/core/definitions/element-lists";
import { type CanAccess, createAllows } from "../src/core/permissions/access";
import { deniedIds, omitDenied } from "../src/core/permissions/omit-denied";
import { createRegistry } from "../src/core/registry/create-registry";
import { omitUnavailable } from "../src/core/registry/omit-unavailable";
import { AdminProvider, FormDialog, ListPage } from "../src/index";
import { builtIn, builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/embedding/list-content";
import "../src/app/provider/area-provider";
import "../src/app/routing/admin-area";
import "../src/screens/form/record-form";

const ada = { id: "usr_1", email: "ada@example.com", role: "member" } as unknown as AdminUser;
const registry = createRegistry([builtIn]);

/** What is left of everything that the admin has. */
function leftBy(canAccess: CanAccess) {
  const allows = createAllows(ada, canAccess);
  const denied = new Set(deniedIds(registry, allows));
  return omitUnavailable(omitDenied(registry, denied, allows), featureFlagsOf(undefined), () => true, denied);
}

const idsOf = (parts: readonly (string | AnyElement)[] | undefined) => (parts ?? []).map(elementId);

const resourceOf = (canAccess: CanAccess, name: string): AnyResource => {
  const resource = leftBy(canAccess).resources.get(name);
  if (resource === undefined) throw new Error(`There are no ${name} left.`);
  return resource;
};

describe("what the host denies is no part of the admin", () => {
  it("a whole resource, with everything that leads to it", () => {
    const left = leftBy((id) => id !== "customer-groups");
    expect(left.resources.has("customer-groups")).toBe(false);
    const filters = (of: typeof registry) => idsOf(of.resources.get("customers")?.list?.filters);
    expect(filters(registry)).toContain("groups");
    expect(filters(left)).toEqual(filters(registry).filter((id) => id !== "groups"));
  });

  it("pages, entries and parts, by the ids of changes", () => {
    const given = registry.resources.get("products");
    const [column] = idsOf(given?.list?.columns).slice(-1);
    const [section] = idsOf(given?.detail?.sections).slice(-1);
    const denied = [`products.columns.${column}`, `products.sections.${section}`, "products.form"];
    const left = resourceOf((id) => !denied.includes(id), "products");
    expect(idsOf(left.list?.columns)).toEqual(idsOf(given?.list?.columns).filter((id) => id !== column));
    expect(idsOf(left.detail?.sections)).not.toContain(section);
    expect(left.form).toBeUndefined();
    expect([...leftBy((id) => id !== "orders.list").hidden]).toContain("sidebar.orders");
    expect([...leftBy((id) => id !== "settings.papers").hidden]).toContain("settings.papers");
  });

  it("an action for everybody, or with one record", () => {
    expect(resourceOf((id) => id !== "collections.actions.create", "collections").form?.mode).toBe("edit");
    expect(resourceOf((id) => id !== "collections.actions.delete", "collections").delete).toBeUndefined();

    const cautious = resourceOf(
      (id, { record }) =>
        !["collections.actions.edit", "collections.actions.delete"].includes(id) ||
        Reflect.get(record ?? {}, "handle") !== "front-page",
      "collections",
    );
    const rules = [cautious.form?.when, cautious.delete?.when];
    for (const when of rules) {
      expect(when?.({ handle: "front-page" } as never, {} as never)).toBe(false);
      expect(when?.({ handle: "winter" } as never, {} as never)).toBe(true);
    }
  });

  it("keeps the rules that actions have by themselves", () => {
    const given = registry.resources.get("orders")?.actions?.find(({ id }) => id === "cancel");
    const left = resourceOf(() => true, "orders").actions?.find(({ id }) => id === "cancel");
    const done = { id: "order_1", status: "canceled", fulfillments: [], payment_status: "canceled" } as never;
    expect(left?.when?.(done, {} as never)).toBe(given?.when?.(done, {} as never));
    expect(given?.when?.(done, {} as never)).not.toBe(true);
  });

  it("is told of the person and the resource, and a question that fails is denied", () => {
    const asked: unknown[] = [];
    const allows = createAllows(ada, (id, question) => {
      asked.push([id, question]);
      if (id === "orders") throw new Error("no answer");
      return true;
    });
    expectConsole(/canAccess failed for "orders"/);
    expect(deniedIds(registry, allows)).toEqual(["orders"]);
    expect(asked).toContainEqual(["products.columns.status", { user: ada, resource: "products" }]);
    expect(createAllows(undefined, () => false)("orders")).toBe(true);
  });
});

describe("in the page", () => {
  const patience = { timeout: 15_000 };
  let backend: FakeBackend;
  let props: AdminProps;
  beforeEach(() => {
    localStorage.clear();
    backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });
    props = { config: { locale: "en", basePath: "/office" }, fetch: backend.fetch };
  });
  afterEach(cleanup);

  it("a page that is denied says so, has no entry, and asks the store for nothing", async () => {
    window.history.replaceState(null, "", "/office/a/collections");
    const { rerender } = render(<Admin {...props} canAccess={(id) => id !== "collections"} />);
    await screen.findByText(text("permission.title"), undefined, patience);
    const entry = { name: text("collections.title") };
    expect(screen.queryByRole("link", entry)).toBeNull();
    expect(backend.callsTo("GET /collections")).toEqual([]);
    // Another answer needs no other admin.
    rerender(<Admin {...props} canAccess={() => true} />);
    await screen.findByRole("heading", { level: 1, ...entry }, patience);
    expect((await screen.findAllByRole("link", entry)).length).toBeGreaterThan(0);
    expect(backend.callsTo("GET /collections")).not.toEqual([]);
  });

  it("single parts say so, and a form is not there", async () => {
    window.history.replaceState(null, "", "/desk");
    expectConsole('<FormDialog> has the resource "collections", which has no form to create with');
    const part = (canAccess: CanAccess) => (
      <AdminProvider {...props} canAccess={canAccess}>
        <ListPage resource="collections" />
        <FormDialog resource="collections" isOpen onClose={() => undefined} />
      </AdminProvider>
    );
    const denied = ["collections.list", "collections.form"];
    const { rerender } = render(part((id) => !denied.includes(id)));
    await screen.findByText(text("permission.title"), undefined, patience);
    expect(backend.callsTo("GET /collections")).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
    rerender(part(() => true));
    await screen.findByRole("dialog", undefined, patience);
    expect(screen.queryByText(text("permission.title"))).toBeNull();
  });
});
