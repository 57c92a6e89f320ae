import { AdminError, field, type Host } from "@tillhouse/extension-sdk";
import {
  type AnyField,
  createProgress,
  type ProgressNotes,
  scopedKey,
} from "@tillhouse/extension-sdk/internal";
import { beforeEach, expect, it } from "vitest";
import { any, object } from "zod/mini";
import type { FormValues } from "../kinds/form-values";
import { saveFormExtensions } from "./save-form-extensions";

/** What was written, and what the endpoint of an extension answers then. */
let calls: unknown[];
let answers: Record<string, () => void>;

function added(key: string, of: AnyField = field.text(key)) {
  const write = async (values: unknown) => {
    calls.push(values);
    answers[key]?.();
  };
  const store = { read: async () => ({}), write };
  return { owner: "shop", schema: object({ [key]: any() }), fields: [of], store };
}
const additions = [added("grade"), added("shelf"), added("pin", field.password("pin"))];
const form = {
  schema: object({}),
  fields: additions.flatMap(({ fields }) => fields.map((one) => ({ ...one, key: keyOf(one.key) }))),
  additions,
};
function keyOf(key: string) {
  return scopedKey("shop", key);
}
const held = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [keyOf(key), value]));

/** What the draft of the form has kept. */
let kept: ProgressNotes;

/** A try, each after a reload. */
async function attempt(values: FormValues, before?: FormValues) {
  calls = [];
  const progress = createProgress(kept, (notes) => {
    kept = JSON.parse(JSON.stringify(notes));
  });
  const failures = await saveFormExtensions({} as Host, {
    form,
    asked: form.fields,
    values: held(values),
    base: before && held(before),
    record: { id: "pcol_1" },
    progress,
  });
  return { calls, failed: failures.map(({ error }) => error.code) };
}

beforeEach(() => {
  answers = {};
  kept = {};
});
const empty = { grade: "", shelf: "", pin: "" };
const typed = { grade: "A", shelf: "9", pin: "" };

it("sends what was changed, and resumes after a reload", async () => {
  answers.grade = () => {
    throw new AdminError("invalid", "no", { details: { status: 400 } });
  };
  expect(await attempt(typed, empty)).toEqual({
    calls: [{ grade: "A" }, { shelf: "9" }],
    failed: ["invalid"],
  });
  answers = {};
  expect(await attempt(typed, empty)).toEqual({ calls: [{ grade: "A" }], failed: [] });
  expect((await attempt({ ...typed, shelf: "" }, empty)).calls).toEqual([{ shelf: "" }]);
});

it("resends what was not answered", async () => {
  answers.grade = () => {
    throw new AdminError("network", "", { details: { isUncertain: true } });
  };
  expect((await attempt(typed, empty)).failed).toEqual(["network"]);
  answers = {};
  expect((await attempt(empty, empty)).calls).toEqual([{ grade: "" }, { shelf: "" }]);
});

it("sends all of a new record without noting secrets", async () => {
  const secret = { ...typed, pin: "0815" };
  expect((await attempt(secret)).calls).toHaveLength(3);
  expect(JSON.stringify(kept)).not.toContain("0815");
  expect((await attempt(secret)).calls).toEqual([{ pin: "0815" }]);
});

it("stops at the end of the session", async () => {
  answers.grade = () => {
    throw new AdminError("unauthorized", "");
  };
  expect(await attempt(typed, empty)).toEqual({ calls: [{ grade: "A" }], failed: ["unauthorized"] });
  answers = {};
  expect((await attempt(typed, empty)).calls).toEqual([{ grade: "A" }, { shelf: "9" }]);
});
