import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { titleOf } from "@tillhouse/extension-sdk/internal";
import type { Typed, TypedValues } from "@tillhouse/extension-sdk/testing";
import { fieldKindOf } from "../screens/form/kinds/field-kind-of";
import { claim, claimSame, present } from "./assertions";
import type { Bench } from "./harness";

function idOfTitle(bench: Bench, to: string, title: string): unknown {
  const resource = present(
    [bench.resource, ...bench.subject.others].find(({ name }) => name === to),
    `sample of "${to}"`,
  );
  const found = bench.backend.records(to).find((record) => titleOf(resource, record, bench) === title);
  return present(found, `record “${title}” in the sample of "${to}"`)[resource.api.idKey ?? "id"];
}

/** What the store should get for what was typed; `undefined` for kinds that send something of their own. */
function sentFor(bench: Bench, field: AnyField, value: Typed): unknown {
  const { sends } = fieldKindOf(field).sample ?? {};
  return sends === undefined ? value : sends(value, field, (to, title) => idOfTitle(bench, to, title));
}

/** What was typed reached the store, key by key; a form with a `payload` of its own may call things otherwise. */
export function claimSent(
  bench: Bench,
  fields: readonly AnyField[],
  sent: { typed: TypedValues; payload: Record<string, unknown>; hasOwnPayload: boolean },
): void {
  for (const [key, value] of Object.entries(sent.typed)) {
    const field = present(
      fields.find((other) => other.key === key),
      `field with the key "${key}" in the form`,
    );
    const expected = sentFor(bench, field, value);
    if (expected === undefined) claim(key in sent.payload, `"${key}" was not sent`);
    else if (!sent.hasOwnPayload || key in sent.payload)
      claimSame(sent.payload[key], expected, `What was sent as "${key}"`);
    else
      claim(
        JSON.stringify(sent.payload).includes(JSON.stringify(expected)),
        `${JSON.stringify(expected)}, typed into "${key}", was not sent`,
      );
  }
}
