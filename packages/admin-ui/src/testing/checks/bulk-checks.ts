import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { SampleRecord } from "@tillhouse/extension-sdk/testing";
import { confirmButton, typeTitle, writes } from "../act-on";
import { claim, claimSame, present } from "../assertions";
import { findControls, openDialogs } from "../find";
import type { Bench, Subject } from "../harness";
import type { Check } from "./check";
import { actionsRunHere } from "./delegated-checks";

async function select(bench: Bench, records: readonly SampleRecord[]): Promise<void> {
  bench.open("?rows=100");
  for (const record of records) {
    const label = bench.translate("list.select", { title: bench.titleOf(record) });
    const box = await bench.until(() =>
      present(
        [...document.querySelectorAll<HTMLElement>('main input[type="checkbox"]')].find(
          (input) => input.getAttribute("aria-label") === label,
        ),
        `checkbox “${label}”`,
      ),
    );
    fireEvent.click(box);
  }
  await bench.untilText(bench.translate("bulk.selected", { count: records.length }));
}

/** Chooses what to do with those that are selected; there is not always room for all of it beside them. */
async function chooseForMany(bench: Bench, entry: string): Promise<void> {
  const more = bench.translate("bulk.more");
  const [control] = await bench.until(() => {
    const found = [...findControls(entry), ...findControls(more)];
    claim(found.length > 0, `Neither “${entry}” nor “${more}” is offered`);
    return found;
  });
  if (control !== undefined && findControls(entry).includes(control)) fireEvent.click(control);
  else await bench.choose(more, entry);
}

function actsOnMany(action: AnyAction): Check {
  return {
    name: `runs ${action.id} on several records, and again on those that failed`,
    verify: async (bench) => {
      const { backend, resource, translate } = bench;
      const setting = bench.setting as never;
      // The rule was written for records of this very resource; see `AnyResource`.
      const able = bench.records.filter(
        (record) => (action.when?.(record as never, setting) ?? true) === true,
      );
      const chosen = able.slice(0, 2);
      const count = chosen.length;
      claim(count > 0, `No record in the sample can take "${action.id}"`);
      await select(bench, chosen);
      const label = translate(`${resource.name}.actions.${action.id}`);
      for (const path of ["/store", "/:a/:b", "/:a/:b/:c"])
        for (const method of ["POST", "DELETE"])
          backend.fail(`${method} ${path}`, { status: 500 }, { times: 1 });
      await chooseForMany(bench, action.confirm === undefined ? label : `${label}…`);
      if (action.confirm !== undefined) {
        await bench.until(() => confirmButton());
        const what = `${count} ${translate(`${resource.name}.count`, { count })}`;
        if (action.confirm === "typed") await typeTitle(bench, what);
        fireEvent.click(confirmButton());
      }
      await bench.press(translate("bulk.retry", { count: 1 }));
      await bench.untilText(translate(`${resource.name}.actionResults.${action.id}`, { count: 1 }));
      claimSame(openDialogs().length, 0, "Open dialogs");
      claimSame(
        writes(bench)
          .map(({ status }) => status)
          .sort(),
        [...chosen.map(() => 200), 500],
        "Answers of the store",
      );
      const paths = new Set(writes(bench).map(({ path }) => path));
      claimSame(paths.size, count, "Records that were written");
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
