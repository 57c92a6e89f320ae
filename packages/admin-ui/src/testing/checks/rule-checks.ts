import type { AnyAction } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { assert, assertSame } from "../harness/assertions";
import type { Harness, Subject } from "../harness/harness";
import type { Check } from "./check";

/** What an action says of each record of the sample. */
function verdicts(harness: Harness, { when }: AnyAction): unknown[] {
  // The rule was written for records of this very resource, and reads the person and the store of the sample.
  return harness.records.map((record) => when?.(record as never, harness.setting as never) ?? true);
}

const offersWhatCanBeDone: Check = {
  name: "offers every action to some record, and has a text for every reason why not",
  verify: async (harness) => {
    const { actions = [], name } = harness.resource;
    for (const action of actions) {
      const said = verdicts(harness, action);
      assert(said.includes(true), `There is no record in the sample that can take "${action.id}"`);
      for (const reason of new Set(said.filter((availability) => typeof availability === "string")))
        assert(harness.isSaid(String(reason)), `“${reason}” of ${name}.actions.${action.id} has no text`);
    }
  },
};

/** Names of actions that are there more than once. */
function repeated({ actions = [] }: AnyResource): string[] {
  return actions.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index);
}

const fillsForms: Check = {
  name: "has one action of each name, whose forms begin with what a record holds",
  verify: async (harness) => {
    assertSame(repeated(harness.resource), [], "Actions of the same name");
    for (const action of harness.resource.actions ?? []) {
      const { form, id } = action;
      const able = harness.records.find((_, index) => verdicts(harness, action)[index] === true);
      if (form?.fromRecord === undefined || able === undefined) continue;
      const held: object = Object(form.fromRecord(able as never));
      const strangers = form.fields.filter(({ key }) => !(key in held)).map(({ key }) => key);
      assertSame(strangers, [], `Fields of "${id}" that begin with nothing`);
    }
  },
};

/** That the rules of actions hold for the records of the sample, wherever they are shown. */
export function ruleChecks({ resource }: Subject): Check[] {
  return resource.actions === undefined ? [] : [offersWhatCanBeDone, fillsForms];
}
