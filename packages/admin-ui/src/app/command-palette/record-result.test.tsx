import type { Host } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { recentResult } from "./record-result";

const host = {
  translate: (key: string) => key,
  href: (name: string, id?: string) => `/a/${name}${id === undefined ? "" : `/${id}`}`,
} as unknown as Host;

it("leads to the page of a record that was looked at lately, also before its resource knows of pages", () => {
  const whole = { name: "customers", detail: {} } as unknown as AnyResource;
  const head = { name: "customers", body: () => Promise.resolve(whole) } as unknown as AnyResource;
  for (const resource of [whole, head])
    expect(recentResult(host, resource, { id: "cus_1", title: "Ada" }).to).toBe("/a/customers/cus_1");
});
