import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { SampleRecord } from "@tillhouse/extension-sdk/testing";
import { confirmButton, typeTitle, writes } from "../harness/act-on";
import { assert, assertSame, present } from "../harness/assertions";
import { findControls, openDialogs } from "../harness/find";
import type { Harness, Subject } from "../harness/harness";
import type { Check } from "./check";
import { actionsRunHere } from "./delegated-checks";

async function select(harness: Harness, records: readonly SampleRecord[]): Promise<void> {
  harness.keepFew((record) => records.includes(record));
  harness.open("?rows=100");
  for (const record of records) {
    const label = harness.translate("list.select", { title: harness.titleOf(record) });
    const box = await harness.until(() =>
      present(
        [...document.querySelectorAll<HTMLElement>('main input[type="checkbox"]')].find(
          (input) => input.getAttribute("aria-label") === label,
        ),
        `checkbox “${label}”`,
      ),
    );
    fireEvent.click(box);
  }
  await harness.untilText(harness.translate("bulk.selected", { count: records.length }));
}

/** Chooses what to do with those that are selected; there is not always room for all of it beside them. */
async function chooseForMany(harness: Harness, entry: string): Promise<void> {
  const more = harness.translate("bulk.more");
  const [control] = await harness.until(() => {
    const found = [...findControls(entry), ...findControls(more)];
    assert(found.length > 0, `Neither “${entry}” nor “${more}” is offered`);
    return found;
  });
  if (control !== undefined && findControls(entry).includes(control)) fireEvent.click(control);
  else await harness.choose(more, entry);
}

function actsOnMany(action: AnyAction): Check {
  return {
    name: `runs ${action.id} on several records, and again on those that failed`,
    verify: async (harness) => {
      const { backend, resource, translate } = harness;
      const setting = harness.setting as never;
      // The rule was written for records of this very resource; see `AnyResource`.
      const able = harness.records.filter(
        (record) => (action.when?.(record as never, setting) ?? true) === true,
      );
      const chosen = able.slice(0, 2);
      const count = chosen.length;
      assert(count > 0, `No record in the sample can take "${action.id}"`);
      await select(harness, chosen);
      const label = translate(`${resource.name}.actions.${action.id}`);
      for (const path of ["/store", "/:a/:b", "/:a/:b/:c", "/:a/:b/:c/:d"])
        for (const method of ["POST", "DELETE"])
          backend.fail(`${method} ${path}`, { status: 500 }, { times: 1 });
      await chooseForMany(harness, action.confirm === undefined ? label : `${label}…`);
      if (action.confirm !== undefined) {
        await harness.until(() => confirmButton());
        const what = `${count} ${translate(`${resource.name}.count`, { count })}`;
        if (action.confirm === "typed") await typeTitle(harness, what);
        fireEvent.click(confirmButton());
      }
      await harness.press(translate("bulk.retry", { count: 1 }));
      await harness.untilText(translate(`${resource.name}.actionResults.${action.id}`, { count: 1 }));
      assertSame(openDialogs().length, 0, "Open dialogs");
      assertSame(
        writes(harness)
          .map(({ status }) => status)
          .sort(),
        [...chosen.map(() => 200), 500],
        "Answers of the store",
      );
      const paths = new Set(writes(harness).map(({ path }) => path));
      assertSame(paths.size, count, "Records that were written");
    },
  };
}

/** What can be done with several records at once. */
export function bulkChecks({ resource, sample }: Subject): Check[] {
  if (resource.list === undefined) return [];
  // What a form of an action takes is checked where it is done with one record.
  return actionsRunHere({ resource, sample })
    .filter(({ isBulk, form }) => isBulk && form === undefined)
    .map(actsOnMany);
}
