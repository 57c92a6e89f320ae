import { describe, expect, it } from "vitest";
import { breadcrumbsOf } from "./breadcrumbs";

const pages = [
  { path: "/a/settings", label: "Settings" },
  { path: "/a/settings/team", label: "Team" },
  { path: "/a/settings/team/:id", label: "User" },
  { path: "/a/customers", label: "Customers" },
  { path: "/a/customers/:id", label: "Customer" },
  { path: "/a/customers/groups", label: "Groups" },
  { path: "/a/products", label: "Products" },
  { path: "/a/products/:id", label: "Product" },
];
const labels = (pathname: string) => breadcrumbsOf(pathname, pages).map(({ label }) => label);

describe("the pages above an address", () => {
  it.each([
    ["/a/customers", []],
    ["/a/settings/team", ["Settings"]],
    ["/a/settings/team/usr_1", ["Settings", "Team"]],
    ["/a/products/prod_1/reviews", ["Products", "Product"]],
    ["/a/unknown/page", []],
  ])("of %s are %j", (pathname, expected) => {
    expect(labels(pathname)).toEqual(expected);
  });

  it("are a list before a record where a path could be both", () => {
    expect(labels("/a/customers/groups/cgrp_1")).toEqual(["Customers", "Groups"]);
  });

  it("lead to the same record", () => {
    expect(breadcrumbsOf("/a/products/prod_1/reviews/rev_1", pages)).toEqual([
      { to: "/a/products", label: "Products" },
      { to: "/a/products/prod_1", label: "Product" },
    ]);
  });
});
