import { defineExtension } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../../core/registry/create-registry";
import { pagePath, pagePatterns } from "./page-paths";

describe("pagePath", () => {
  const load = () => Promise.resolve({ default: () => null });
  const base = { api: { singularKey: "x", pluralKey: "xs" }, title: () => "" };
  const patterns = pagePatterns(
    createRegistry([
      defineExtension({
        id: "x",
        resources: [
          { ...base, name: "customers" },
          { ...base, name: "customer-groups", route: "customers/groups" },
        ],
        routes: [
          { path: "/loyalty/:person", load },
          { path: "/customers/:id/letters", load },
        ],
        settings: [{ path: "packing", label: "", description: "", load }],
      }),
    ]),
  );

  it.each([
    ["/a/customers", "/a/customers"],
    ["/a/customers/cus_01ABC", "/a/customers/:id"],
    ["/a/customers/groups", "/a/customers/groups"],
    ["/a/customers/groups/cgrp_1", "/a/customers/groups/:id"],
    ["/a/customers/cus_01ABC/letters", "/a/customers/:id/letters"],
    ["/a/loyalty/ada", "/a/loyalty/:person"],
    ["/a/settings/packing", "/a/settings/packing"],
    ["/a/settings/personal-information", "/a/settings/personal-information"],
    ["/a/nowhere/ada%40store.dk", "/a/nowhere/:id"],
    ["/invite", "/invite"],
  ])("sends %s as %s", (path, told) => {
    expect(pagePath(path, patterns)).toBe(told);
  });
});
