import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { titleOf } from "@tillhouse/extension-sdk/internal";
import type { Typed, TypedValues } from "@tillhouse/extension-sdk/testing";
import { fieldKindOf } from "../../screens/form/kinds/field-kind-of";
import { assert, assertSame, present } from "./assertions";
import type { Harness } from "./harness";

function idOfTitle(harness: Harness, to: string, title: string): unknown {
  const resource = present(
    [harness.resource, ...harness.subject.others].find(({ name }) => name === to),
    `sample of "${to}"`,
  );
  const found = harness.backend.records(to).find((record) => titleOf(resource, record, harness) === title);
  return present(found, `record “${title}” in the sample of "${to}"`)[resource.api.idKey ?? "id"];
}

/** What the store should get for what was typed; `undefined` for kinds that send something of their own. */
function sentFor(harness: Harness, field: AnyField, value: Typed): unknown {
  const { sends } = fieldKindOf(field).sample ?? {};
  return sends === undefined ? value : sends(value, field, (to, title) => idOfTitle(harness, to, title));
}

/** What was typed reached the store, key by key; a form with a `payload` of its own may call things otherwise. */
export function assertSent(
  harness: Harness,
  fields: readonly AnyField[],
  sent: { typed: TypedValues; payload: Record<string, unknown>; hasOwnPayload: boolean },
): void {
  for (const [key, value] of Object.entries(sent.typed)) {
    const field = present(
      fields.find((other) => other.key === key),
      `field with the key "${key}" in the form`,
    );
    const expected = sentFor(harness, field, value);
    if (expected === undefined) assert(key in sent.payload, `"${key}" was not sent`);
    else if (!sent.hasOwnPayload || key in sent.payload)
      assertSame(sent.payload[key], expected, `What was sent as "${key}"`);
    else
      assert(
        JSON.stringify(sent.payload).includes(JSON.stringify(expected)),
        `${JSON.stringify(expected)}, typed into "${key}", was not sent`,
      );
  }
}
