import type { AnyForm } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { linkedDefaults } from "./linked-defaults";

const form = {
  schema: {},
  fields: [
    { kind: "text", key: "title" },
    { kind: "toggle", key: "isBilled" },
    { kind: "own", key: "buyer" },
  ],
  defaultValues: {
    buyer: { id: null, email: "", lines: [] },
    isBilled: true,
  } satisfies AnyForm["defaultValues"],
} as unknown as AnyForm;

const startOf = (query: string) => linkedDefaults(new URLSearchParams(query), form);

describe("what a link fills into a form", () => {
  it("is texts and ids that the form starts without", () => {
    expect(startOf("form=new&start.buyer.id=cus_1&start.title=Spring")?.values).toEqual({
      title: "Spring",
      buyer: { id: "cus_1", email: "", lines: [] },
    });
  });

  it("excludes other kinds and unknown fields", () => {
    const query =
      "start.isBilled=no&start.buyer=cus_1&start.buyer.lines=x&start.buyer.id.more=x&start.other=x&start.buyer.toString=x";
    expect(startOf(query)?.values.title).toBeUndefined();
    expect(startOf(query)?.values.buyer ?? form.defaultValues?.buyer).toEqual(form.defaultValues?.buyer);
    expect(startOf(query)?.values.isBilled ?? true).toBe(true);
    expect(Object.keys(startOf(query)?.values ?? {})).not.toContain("other");
  });

  it("has a draft of its own", () => {
    expect(startOf("start.title=a")?.about).not.toBe(startOf("start.title=b")?.about);
    expect(startOf("form=new")).toBeUndefined();
  });
});
