import { type AnyForm, field } from "@tillhouse/extension-sdk";
import type { ResolverOptions } from "react-hook-form";
import { expect, test } from "vitest";
import { array, minLength, object, string } from "zod/mini";
import { formResolver } from "./form-resolver";
import type { FormValues } from "./form-values";

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

test("a row that was only just added is not wrong before it is left or sent", async () => {
  expect(await wrongIn({ offers: [added] }, ["offers"])).toBe("{}");
  expect(await wrongIn({ offers: [{ name: "Post", prices: [{ amount: "" }] }] }, ["offers.0.prices"])).toBe(
    '{"offers":[{}]}',
  );
  expect(await wrongIn({ offers: [added] }, ["offers.0.name"])).toContain("form.required");
  expect(await wrongIn({ offers: [added] })).toContain("form.required");
});

test("the rows beside it stay as wrong as they are", async () => {
  const wrong = JSON.parse(await wrongIn({ offers: [cleared, added] }, ["offers"]));
  expect(wrong.offers[0].name.message).toBe("form.required");
  expect(wrong.offers[1]).toBeNull();
});
