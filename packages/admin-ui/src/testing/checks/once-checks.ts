import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { FakeFailure } from "@tillhouse/extension-sdk/testing";
import {
  chooseFor,
  chooseHere,
  confirm,
  confirmButton,
  labels,
  openFor,
  typeTitle,
  writes,
} from "../harness/act-on";
import { assert, assertSame } from "../harness/assertions";
import { alertTexts } from "../harness/find";
import type { Harness, Subject } from "../harness/harness";
import { openForm } from "../harness/open-form";
import { recordThat } from "../harness/test-data";
import { failWrites } from "./action-failure-checks";
import type { Check } from "./check";
import { actionsRunHere, isFilledInElsewhere } from "./delegated-checks";
import { nameOf } from "./failure-kinds";

/** How an answer is lost: the connection breaks, or somebody on the way gives up. */
const losses: readonly FakeFailure[] = ["network", { status: 502 }];

/** What the store has done so far. */
function doneWrites(harness: Harness): number {
  return writes(harness).filter(({ isDone }) => isDone).length;
}

/** Waits until it is told that nothing of it is there. */
async function untilMissing(harness: Harness, told: () => readonly string[]): Promise<void> {
  const words = harness.translate("error.uncertainMissing");
  await harness.until(() =>
    assert(
      told().some((text) => text.includes(words)),
      "It is not told that it was looked up, and is not there: say `isDone`, or in `cannotTell` of the sample that no record tells",
    ),
  );
}

function formIsSentOnce(mode: "create" | "edit", failure: FakeFailure): Check {
  return {
    name: `${mode === "create" ? "makes a record" : "changes a record"} once, where ${nameOf(failure)} hides whether it was done`,
    verify: async (harness) => {
      const { backend } = harness;
      const open = await openForm(harness, mode);
      const count = harness.records.length;
      await open.type();
      backend.fail(open.pattern, failure, { times: 1 });
      await open.save();
      await untilMissing(harness, alertTexts);
      await open.assertTyped();
      assertSame(doneWrites(harness), 0, "What the store has done");
      backend.fail(open.pattern, failure, { times: 1, isDone: true });
      await open.save();
      await harness.untilClosed();
      assertSame(doneWrites(harness), 1, "What the store has done");
      assertSame(harness.records.length - count, mode === "create" ? 1 : 0, "New records");
    },
  };
}

/** What is told in toasts. */
function toastTexts(): string[] {
  return [...document.querySelectorAll(".th-toast")].map((toast) => toast.textContent ?? "");
}

function isActedOnce(action: AnyAction, failure: FakeFailure): Check {
  return {
    name: `does ${action.id} once, where ${nameOf(failure)} hides whether it was done`,
    verify: async (harness) => {
      const { backend } = harness;
      const record = recordThat(harness, `can take "${action.id}"`, action.when);
      const { entry } = labels(harness, action);
      const hasDialog = action.form !== undefined || action.confirm !== undefined;
      failWrites(harness, failure);
      openFor(harness, record);
      await chooseHere(harness, record, { entry, action });
      await confirm(harness, action, harness.titleOf(record));
      await untilMissing(harness, hasDialog ? alertTexts : toastTexts);
      assertSame(doneWrites(harness), 0, "What the store has done");
      backend.recover();
      failWrites(harness, failure, { isDone: true });
      if (hasDialog) {
        const button = await harness.until(() => {
          const found = confirmButton();
          assert(!found.disabled && found.getAttribute("aria-busy") !== "true", "It cannot be tried again");
          return found;
        });
        fireEvent.click(button);
        fireEvent.click(button);
      } else await chooseHere(harness, record, { entry, action });
      await harness.untilText(
        harness.translate(`${harness.resource.name}.actionResults.${action.id}`, { count: 1 }),
      );
      await harness.untilClosed();
      assertSame(doneWrites(harness), 1, "What the store has done");
    },
  };
}

function isDeletedOnce(failure: FakeFailure): Check {
  return {
    name: `deletes once, where ${nameOf(failure)} hides whether it was done`,
    verify: async (harness) => {
      const { backend, written, resource, translate } = harness;
      const record = recordThat(harness, "may be deleted", resource.delete?.when);
      await chooseFor(harness, record, { entry: translate("action.deleteWithQuestion") });
      const count = harness.records.length;
      await harness.until(() => confirmButton());
      if (resource.delete?.confirm === "typed") await typeTitle(harness, harness.titleOf(record));
      backend.fail(`DELETE ${written}/:id`, failure, { times: 1 });
      await harness.until(() => assert(!confirmButton().disabled, "The question cannot be answered"));
      fireEvent.click(confirmButton());
      await untilMissing(harness, alertTexts);
      assertSame(harness.records.length, count, "Records in the store");
      backend.fail(`DELETE ${written}/:id`, failure, { times: 1, isDone: true });
      fireEvent.click(confirmButton());
      await harness.untilClosed();
      await harness.untilText(translate("toast.deleted", { noun: translate(`${resource.name}.one`) }));
      // What goes with a record is deleted by calls of its own.
      const own = harness.writtenTo(record);
      const done = writes(harness).filter(({ isDone, path }) => isDone && path === own);
      assertSame(
        [done.length, harness.records.length],
        [1, count - 1],
        "What the store has done, and has left",
      );
    },
  };
}

/** That nothing is done twice where the store's answer is lost, whether it was done or not. */
export function onceChecks(subject: Subject): Check[] {
  const { resource, sample } = subject;
  const { form, list, detail } = resource;
  const hasForm = form !== undefined && !isFilledInElsewhere(subject);
  const modes = (["create", "edit"] as const).filter((mode) => hasForm && (form.mode ?? mode) === mode);
  const hasPlace = detail !== undefined || (list !== undefined && list.rowLink === undefined);
  const actions = actionsRunHere(subject).filter(
    ({ id, run, form: asks, isBulk }) =>
      isBulk !== "only" &&
      !("link" in run || "read" in run) &&
      !sample.cannotTell?.includes(id) &&
      // What is sent without a change is there already.
      (asks === undefined || Object.keys(sample.actions?.[id] ?? {}).length > 0),
  );
  const checks: ((failure: FakeFailure) => Check)[] = [
    ...modes.map((mode) => (failure: FakeFailure) => formIsSentOnce(mode, failure)),
    ...(hasPlace ? actions.map((action) => (failure: FakeFailure) => isActedOnce(action, failure)) : []),
    ...(hasPlace && resource.delete ? [isDeletedOnce] : []),
  ];
  // One loss for each, by turns: which failures count as a lost answer does not depend on the resource.
  return checks.map((check, index) => check(losses[index % losses.length] ?? "network"));
}
