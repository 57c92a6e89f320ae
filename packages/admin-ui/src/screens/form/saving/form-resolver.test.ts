import { field } from "@tillhouse/extension-sdk";
import type { AnyForm } from "@tillhouse/extension-sdk/internal";
import { get, type ResolverOptions } from "react-hook-form";
import { expect, test } from "vitest";
import { array, minLength, object, string } from "zod/mini";
import type { FormMode, FormValues } from "../kinds/form-values";
import { formResolver } from "./form-resolver";

const needed = string().check(minLength(1, "form.required"));
const form: AnyForm = {
  schema: object({ offers: array(object({ name: needed, prices: array(object({ amount: needed })) })) }),
  fields: [field.group("offers", [field.text("name"), field.group("prices", [field.text("amount")])])],
};

/** Addresses of what is wrong, when the form checks what is named, or all of it. */
async function wrongIn(values: FormValues, names?: readonly string[]) {
  const options = { names, fields: {}, shouldUseNativeValidation: false } as ResolverOptions<FormValues>;
  const { errors } = await formResolver(form, { mode: "create", record: undefined })(
    values,
    undefined,
    options,
  );
  return JSON.stringify(errors, ["offers", "0", "1", "name", "prices", "amount", "message"]);
}

const cleared = { name: "", prices: [{ amount: "" }] };
const added = { name: "", prices: [] };

test("a new row is not wrong before it is left or sent", async () => {
  expect(await wrongIn({ offers: [added] }, ["offers"])).toBe("{}");
  expect(await wrongIn({ offers: [{ name: "Post", prices: [{ amount: "" }] }] }, ["offers.0.prices"])).toBe(
    '{"offers":[{}]}',
  );
  expect(await wrongIn({ offers: [added] }, ["offers.0.name"])).toContain("form.required");
  expect(await wrongIn({ offers: [added] })).toContain("form.required");
});

test("other rows stay wrong", async () => {
  const wrong = JSON.parse(await wrongIn({ offers: [cleared, added] }, ["offers"]));
  expect(wrong.offers[0].name.message).toBe("form.required");
  expect(wrong.offers[1]).toBeNull();
});

test("rules of the record are reported beside those of the schema", async () => {
  const transfer: AnyForm = {
    schema: object({ to: needed, address: object({ city: string() }), note: needed }),
    fields: [
      field.text("to"),
      field.address("address", { visibleWhen: { isSent: [true] } }),
      field.text("note"),
    ],
    context: ({ status }: { status: string }) => ({ isSent: status === "sent" }),
    check: ({ to }: { to: string }, { owner }: { owner: string }) => ({
      to: to === owner ? "same" : undefined,
      "address.city": "form.required",
      note: "never told",
    }),
  };
  const wrong = async (record: object | undefined, to: string) => {
    const resolve = formResolver(transfer, { mode: "edit", record });
    const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<FormValues>;
    return (await resolve({ to, address: { city: "" }, note: "" }, undefined, options)).errors;
  };
  expect(await wrong({ owner: "Ada", status: "sent" }, "Ada")).toMatchObject({
    to: { message: "same" },
    address: { city: { message: "form.required" } },
    note: { message: "form.required" },
  });
  expect(Object.keys(await wrong({ owner: "Ada", status: "new" }, "Bo"))).toEqual(["note"]);
  expect(Object.keys(await wrong(undefined, "Ada"))).toEqual(["note"]);
});

test.each<[string, FormMode, object | undefined, string | undefined]>([
  ["a new record without a record", "create", undefined, "new"],
  ["an existing record with it", "edit", { owner: "Ada" }, "of Ada"],
  ["one of many with it", "many", { owner: "Ada" }, "of Ada"],
  ["not at all of many", "many", undefined, undefined],
  ["not at all of settings", "edit", undefined, undefined],
])("rules of the record are asked of %s", async (_record, mode, record, message) => {
  const owned: AnyForm = {
    schema: object({ to: string() }),
    fields: [field.text("to")],
    check: (_values: object, of: { owner: string } | undefined) => ({ to: of ? `of ${of.owner}` : "new" }),
  };
  const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<FormValues>;
  const { errors } = await formResolver(owned, { mode, record })({ to: "Bo" }, undefined, options);
  expect(get(errors, "to.message")).toBe(message);
});
