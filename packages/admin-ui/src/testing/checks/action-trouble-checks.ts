import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { FakeFailure } from "@tillhouse/extension-sdk/testing";
import { chooseFor, chooseHere, confirm, confirmButton, labels, openFor, writes } from "../act-on";
import { claim, claimSame } from "../assertions";
import { openDialogs } from "../find";
import type { Bench } from "../harness";
import { recordThat } from "../test-data";
import type { Check } from "./check";
import { nameOf, troubles } from "./form-safety-checks";

/** Whatever is written from now on fails, wherever it goes, apart from signing in. */
export function failWrites({ backend }: Bench, failure: FakeFailure, options?: { isDone?: boolean }): void {
  for (const method of ["POST", "DELETE"])
    for (const path of ["/store", "/:a/:b", "/:a/:b/:c", "/:a/:b/:c/:d"])
      backend.fail(`${method} ${path}`, failure, options);
}

/** What is told at this moment, element by element: a new telling is a new element, or other words in an old one. */
function tellings(selector: string): Map<Element, string> {
  return new Map(
    [...document.querySelectorAll(selector)].map((element) => [element, element.textContent ?? ""]),
  );
}

/** Sends once more what a question or form that is still open asks for. */
async function sendAgain(bench: Bench): Promise<void> {
  const button = await bench.until(() => {
    const found = confirmButton();
    claim(!found.disabled && found.getAttribute("aria-busy") !== "true", "It cannot be tried again");
    return found;
  });
  fireEvent.click(button);
  fireEvent.click(button);
}

/** That an action which fails says why, keeps what was typed, and can be tried again. */
export function survives(action: AnyAction): Check {
  return {
    name: `tells why ${action.id} failed, whatever the reason, and can be tried again`,
    verify: async (bench) => {
      const record = recordThat(bench, `can take "${action.id}"`, action.when);
      const { entry, label } = labels(bench, action);
      const hasDialog = action.form !== undefined || action.confirm !== undefined;
      const titles = ["error.actionTitle", "error.actionUncertain"].map((key) =>
        bench.translate(key, { action: label }),
      );
      const told = hasDialog ? '[role="alert"]' : ".th-notice";
      const { form } = action;
      // What is sent without a change is there already: where that may have been done it is found, and counts as done.
      const isUnchanged =
        form !== undefined && Object.keys(bench.sample.actions?.[action.id] ?? {}).length === 0;
      const met = troubles.filter(
        (failure) => !isUnchanged || (failure !== "network" && failure.status < 500),
      );
      for (const [index, failure] of met.entries()) {
        failWrites(bench, failure);
        for (const method of ["POST", "DELETE"]) bench.backend.fail(`${method} /:a`, failure);
        const before = tellings(told);
        if (index === 0) {
          openFor(bench, record);
          await chooseHere(bench, record, { entry, action });
          await confirm(bench, action, bench.titleOf(record));
        } else if (hasDialog) await sendAgain(bench);
        else await chooseHere(bench, record, { entry, action });
        await bench.until(() => claimSame(writes(bench).length, index + 1, "Calls of the action"));
        await bench.until(() => {
          const fresh = [...tellings(told)].filter(([element, text]) => text !== before.get(element));
          const isTold = fresh.some(([, text]) =>
            hasDialog ? text !== "" : titles.some((title) => text.includes(title)),
          );
          claim(isTold, `Nothing is said about ${nameOf(failure)}`);
        });
        claim(!hasDialog || openDialogs().length > 0, `The question is gone after ${nameOf(failure)}`);
        const [first, last] = [writes(bench)[0], writes(bench).at(-1)];
        claimSame(last?.payload, first?.payload, `What was sent again after ${nameOf(failure)}`);
        bench.backend.recover();
      }
      const before = writes(bench).length;
      failWrites(bench, { status: 401, body: { message: "Unauthorized" } });
      await chooseFor(bench, record, { entry, action });
      await confirm(bench, action, bench.titleOf(record));
      await bench.untilText(bench.translate("session.endedText"));
      bench.backend.recover();
      await bench.signInAgain();
      claimSame(writes(bench).length, before + 1, "Calls of the action");
    },
  };
}
