import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { FakeFailure } from "@tillhouse/extension-sdk/testing";
import { chooseFor, chooseHere, confirm, confirmButton, labels, openFor, writes } from "../harness/act-on";
import { assert, assertSame } from "../harness/assertions";
import { openDialogs } from "../harness/find";
import type { Harness, Subject } from "../harness/harness";
import { recordThat } from "../harness/test-data";
import type { Check } from "./check";
import { nameOf, reasonsOf } from "./failure-kinds";

/** Whatever is written from now on fails, wherever it goes, apart from signing in. */
export function failWrites({ backend }: Harness, failure: FakeFailure, options?: { isDone?: boolean }): void {
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
async function sendAgain(harness: Harness): Promise<void> {
  const button = await harness.until(() => {
    const found = confirmButton();
    assert(!found.disabled && found.getAttribute("aria-busy") !== "true", "It cannot be tried again");
    return found;
  });
  fireEvent.click(button);
  fireEvent.click(button);
}

/** That an action which fails says why, keeps what was typed, and can be tried again. */
export function survives(action: AnyAction, { failures }: Pick<Subject, "failures">): Check {
  return {
    name: `tells why ${action.id} failed, ${reasonsOf(failures)}, and can be tried again`,
    verify: async (harness) => {
      const record = recordThat(harness, `can take "${action.id}"`, action.when);
      const { entry, label } = labels(harness, action);
      const hasDialog = action.form !== undefined || action.confirm !== undefined;
      const titles = ["error.actionTitle", "error.actionUncertain"].map((key) =>
        harness.translate(key, { action: label }),
      );
      const told = hasDialog ? '[role="alert"]' : ".th-toast";
      const { form } = action;
      // What is sent without a change is there already: where that may have been done it is found, and counts as done.
      const isUnchanged =
        form !== undefined && Object.keys(harness.sample.actions?.[action.id] ?? {}).length === 0;
      const met = failures.filter(
        (failure) => !isUnchanged || (failure !== "network" && failure.status < 500),
      );
      for (const [index, failure] of met.entries()) {
        failWrites(harness, failure);
        for (const method of ["POST", "DELETE"]) harness.backend.fail(`${method} /:a`, failure);
        const before = tellings(told);
        if (index === 0) {
          openFor(harness, record);
          await chooseHere(harness, record, { entry, action });
          await confirm(harness, action, harness.titleOf(record));
        } else if (hasDialog) await sendAgain(harness);
        else await chooseHere(harness, record, { entry, action });
        await harness.until(() => assertSame(writes(harness).length, index + 1, "Calls of the action"));
        await harness.until(() => {
          const fresh = [...tellings(told)].filter(([element, text]) => text !== before.get(element));
          const isTold = fresh.some(([, text]) =>
            hasDialog ? text !== "" : titles.some((title) => text.includes(title)),
          );
          assert(isTold, `Nothing is said about ${nameOf(failure)}`);
        });
        assert(!hasDialog || openDialogs().length > 0, `The question is gone after ${nameOf(failure)}`);
        const [first, last] = [writes(harness)[0], writes(harness).at(-1)];
        assertSame(last?.payload, first?.payload, `What was sent again after ${nameOf(failure)}`);
        harness.backend.recover();
      }
      const before = writes(harness).length;
      failWrites(harness, { status: 401, body: { message: "Unauthorized" } });
      await chooseFor(harness, record, { entry, action });
      await confirm(harness, action, harness.titleOf(record));
      await harness.untilText(harness.translate("session.endedText"));
      harness.backend.recover();
      await harness.signInAgain();
      assertSame(writes(harness).length, before + 1, "Calls of the action");
    },
  };
}
