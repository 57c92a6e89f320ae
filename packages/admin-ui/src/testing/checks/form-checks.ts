import type { StandardIssue } from "@tillhouse/extension-sdk/internal";
import { valuesOf } from "../../screens/form/kinds/form-values";
import { assert, assertSame, present } from "../harness/assertions";
import type { Subject } from "../harness/harness";
import { likelyMode, openForm } from "../harness/open-form";
import { assertSent } from "../harness/payload";
import { assertRefused } from "../harness/type-into";
import type { Check } from "./check";
import { isFilledInElsewhere } from "./delegated-checks";

const creates: Check = {
  name: "creates a record, says so, and reads the list again",
  verify: async (harness) => {
    const { backend, base, translate, resource } = harness;
    const open = await openForm(harness, "create");
    const before = harness.records.length;
    const read = backend.callsTo(`GET ${base}`).length;
    await open.type();
    await open.save();
    await harness.untilClosed();
    const [call] = await harness.untilCalls(open.pattern, 1);
    const { payload } = present(call, "call");
    const { typed, form } = open;
    // What takes more than one call to make is sent as the form's own `create` says.
    const hasOwnPayload = form.toPayload !== undefined || form.create !== undefined;
    assertSent(harness, form.fields, { typed, payload, hasOwnPayload });
    assertSame(harness.records.length, before + 1, "Records in the store");
    await harness.untilText(translate("toast.created", { noun: translate(`${resource.name}.one`) }));
    await harness.until(() =>
      assert(backend.callsTo(`GET ${base}`).length > read, "The list was not read again"),
    );
  },
};

const edits: Check = {
  name: "edits a record, and sends what was changed",
  verify: async (harness) => {
    const { translate, resource } = harness;
    const open = await openForm(harness, "edit");
    const { form, typed, record } = open;
    if (form.fromRecord === undefined)
      await open.assertTyped(
        Object.fromEntries(
          open.fields.flatMap(({ key, kind }) => {
            const value = record?.[key];
            return kind !== "reference" && typeof value === "string" ? [[key, value]] : [];
          }),
        ),
      );
    await open.type();
    await open.save();
    await harness.untilClosed();
    const [call] = await harness.untilCalls(open.pattern, 1);
    const { payload, path } = present(call, "call");
    assertSame(path, harness.writtenTo(record ?? {}), "Where the change was sent");
    assertSent(harness, form.fields, { typed, payload, hasOwnPayload: form.toPayload !== undefined });
    if (form.toPayload === undefined)
      assertSame(Object.keys(payload).sort(), Object.keys(typed).sort(), "Keys of what was sent");
    await harness.untilText(translate("toast.updated", { noun: translate(`${resource.name}.one`) }));
  },
};

const sendsNothing: Check = {
  name: "sends nothing where nothing was changed",
  verify: async (harness) => {
    const open = await openForm(harness, "edit");
    await open.save();
    await harness.untilClosed();
    assertSame(harness.backend.callsTo(open.pattern).length, 0, "Changes that were sent");
  },
};

function keyOf({ path = [] }: StandardIssue): PropertyKey | undefined {
  const [first] = path;
  return typeof first === "object" ? first.key : first;
}

/** Keys that the schema refuses in a form that nobody has filled in. */
function refusedWhenEmpty({ resource: { form } }: Pick<Subject, "resource">): readonly PropertyKey[] {
  if (form === undefined || form.mode === "edit") return [];
  const result = form.schema["~standard"].validate(valuesOf(form, undefined));
  if (result instanceof Promise || result.issues === undefined) return [];
  return result.issues.flatMap((issue) => keyOf(issue) ?? []);
}

const blocksEmpty: Check = {
  name: "does not send an empty form, and says at each field what is missing",
  verify: async (harness) => {
    const open = await openForm(harness, "create");
    await open.save();
    const missing = refusedWhenEmpty(harness);
    for (const field of open.fields) if (missing.includes(field.key)) await assertRefused(harness, field);
    assertSame(harness.backend.callsTo(open.pattern).length, 0, "Forms that were sent");
  },
};

const blocksWrong: Check = {
  name: "does not send bad input, and says so at its field",
  verify: async (harness) => {
    const { values, field: key } = present(harness.sample.invalid, "bad input in the sample");
    const open = await openForm(harness, likelyMode(harness));
    await open.type({ ...open.typed, ...values });
    await open.save();
    const field = present(
      open.form.fields.find((other) => other.key === key),
      `field "${key}"`,
    );
    await assertRefused(harness, field);
    assertSame(harness.backend.callsTo(open.pattern).length, 0, "Forms that were sent");
    await open.type({ [key]: open.typed[key] ?? "" });
    await open.save();
    await harness.untilCalls(open.pattern, 1);
    await harness.untilClosed();
  },
};

const showsRejection: Check = {
  name: "puts the store's complaint on its field, and can be sent again",
  verify: async (harness) => {
    const { message, field: key } = present(harness.sample.rejection, "complaint in the sample");
    const { backend, translate } = harness;
    const open = await openForm(harness, likelyMode(harness));
    const field = present(
      open.form.fields.find((other) => other.key === key),
      `field "${key}"`,
    );
    await open.type();
    harness.expected.add(400);
    backend.fail(open.pattern, { status: 400, body: { type: "invalid_data", message } }, { times: 1 });
    await open.save();
    await assertRefused(harness, field, message);
    backend.fail(open.pattern, { status: 422, body: { type: "duplicate_error", message } }, { times: 1 });
    await open.save();
    await assertRefused(harness, field, translate("form.taken"));
    await open.assertTyped();
    await open.save();
    await harness.untilClosed();
    assertSame(
      backend.callsTo(open.pattern).map(({ status }) => status),
      [400, 422, 200],
      "Answers to the form",
    );
  },
};

/** What a form does, as far as this one can. */
export function formChecks(subject: Subject): Check[] {
  const { form } = subject.resource;
  if (form === undefined || isFilledInElsewhere(subject)) return [];
  return [
    ...(form.mode === "edit" ? [] : [creates]),
    ...(form.mode === "create" ? [] : [edits, ...(form.toPayload === undefined ? [sendsNothing] : [])]),
    ...(refusedWhenEmpty(subject).length > 0 ? [blocksEmpty] : []),
    ...(subject.sample.invalid === undefined ? [] : [blocksWrong]),
    ...(form.fields.every(({ kind }) => kind === "toggle") ? [] : [showsRejection]),
  ];
}
