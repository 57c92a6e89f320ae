import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { SampleRecord } from "@tillhouse/extension-sdk/testing";
import { chooseFor, confirm, confirmButton, labels, typeTitle, writes } from "../harness/act-on";
import { assert, assertSame } from "../harness/assertions";
import { alertTexts, findControls, openDialogs } from "../harness/find";
import type { Harness, Subject } from "../harness/harness";
import { assertSent } from "../harness/payload";
import { recordThat } from "../harness/test-data";
import { survives } from "./action-failure-checks";
import type { Check } from "./check";
import { actionsRunHere } from "./delegated-checks";
import { nameOf, reasonsOf } from "./failure-kinds";

function claimDone(harness: Harness, action: AnyAction, record: SampleRecord): void {
  const path = harness.writtenTo(record);
  const [call, ...more] = writes(harness);
  assert(call !== undefined, "Nothing was sent");
  assertSame(more.length, 0, "Further calls");
  assertSame(call.status, 200, "The store's answer");
  const { run } = action;
  if (typeof run === "function") return;
  const below = "post" in run ? `/${run.post}` : "";
  assertSame([call.method, call.path], ["POST", `${path}${below}`], "Where it was sent");
  if ("update" in run && action.form === undefined) assertSame(call.payload, run.update, "What was sent");
  if (action.form !== undefined && action.form.toPayload === undefined)
    assertSent(harness, action.form.fields, {
      typed: harness.sample.actions?.[action.id] ?? {},
      payload: call.payload,
      hasOwnPayload: false,
    });
}

function runs(action: AnyAction): Check {
  return {
    name: `runs ${action.id}${action.undo === undefined ? "" : ", and takes it back"}`,
    verify: async (harness) => {
      const { translate } = harness;
      const record = recordThat(harness, `can take "${action.id}"`, action.when);
      const { entry } = labels(harness, action);
      const copied: string[] = [];
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: { writeText: async (text: string) => void copied.push(text) },
      });
      await chooseFor(harness, record, { entry, action });
      await confirm(harness, action, harness.titleOf(record));
      await harness.untilText(translate(`${harness.resource.name}.actionResults.${action.id}`, { count: 1 }));
      await harness.untilClosed();
      if ("read" in action.run)
        return assertSame(writes(harness).length, 0, "Changes of an action that only reads");
      claimDone(harness, action, record);
      if (action.undo === undefined) return;
      await harness.press(translate("action.undo"));
      await harness.until(() => assertSame(writes(harness).length, 2, "Calls once it was taken back"));
      await harness.until(() =>
        assertSame(writes(harness)[1]?.status, 200, "The store's answer to taking it back"),
      );
    },
  };
}

function leads(action: AnyAction): Check {
  return {
    name: `leads on with ${action.id}`,
    verify: async (harness) => {
      const record = recordThat(harness, `can take "${action.id}"`, action.when);
      const { entry } = labels(harness, action);
      await chooseFor(harness, record, { entry, action });
      const own = `/${encodeURIComponent(harness.idOf(record))}`;
      await harness.until(() => {
        const { pathname, search } = window.location;
        assert(!pathname.endsWith(own) || search !== "", "It leads nowhere");
        assert(document.querySelector("main h1"), "It leads to no page");
      });
      assertSame(writes(harness).length, 0, "Changes of an action that only leads on");
    },
  };
}

const deletes = ({ failures }: Pick<Subject, "failures">): Check => ({
  name: `deletes after a question, tells why it could not, ${reasonsOf(failures)}, and lists what is left`,
  verify: async (harness) => {
    const { backend, written, resource, translate } = harness;
    const record = recordThat(harness, "may be deleted", resource.delete?.when);
    const title = harness.titleOf(record);
    await chooseFor(harness, record, { entry: translate("action.deleteWithQuestion") });
    const count = harness.records.length;
    await harness.until(() => confirmButton());
    if (resource.delete?.confirm === "typed") {
      assert(confirmButton().disabled, "It can be deleted without typing the title");
      await typeTitle(harness, title);
    }
    // What goes with the record is read first.
    await harness.until(() => assert(!confirmButton().disabled, "The question cannot be answered"));
    for (const [index, failure] of failures.entries()) {
      backend.fail(`DELETE ${written}/:id`, failure, { times: 1 });
      fireEvent.click(confirmButton());
      await harness.untilCalls(`DELETE ${written}/:id`, index + 1);
      await harness.until(() => {
        assert(alertTexts().length > 0, `Nothing is said about ${nameOf(failure)}`);
        assert(confirmButton().getAttribute("aria-busy") !== "true", "The question is still busy");
      });
    }
    assertSame(harness.records.length, count, "Records in the store");
    const release = backend.hold(`DELETE ${written}/:id`);
    fireEvent.click(confirmButton());
    fireEvent.click(confirmButton());
    await harness.until(() =>
      assert(
        confirmButton().getAttribute("aria-busy") === "true",
        "The question does not say that it is busy",
      ),
    );
    assertSame(
      backend.callsTo(`DELETE ${written}/:id`).length,
      failures.length + 1,
      "Calls of two quick clicks",
    );
    release();
    await harness.untilClosed();
    await harness.untilText(translate("toast.deleted", { noun: translate(`${resource.name}.one`) }));
    assertSame(harness.records.length, count - 1, "Records in the store");
    assert(
      !harness.records.some((other) => harness.idOf(other) === harness.idOf(record)),
      "Another record was deleted",
    );
    // The page of the record gives way to that of its parent, where it has one.
    const parent = resource.detail?.parent?.(record as never);
    if (parent !== undefined) {
      await harness.until(() =>
        assert(
          window.location.pathname.endsWith(`/${encodeURIComponent(parent.id)}`),
          "The page of what it belonged to is not shown",
        ),
      );
      harness.open();
    }
    await harness.until(() => {
      assert(harness.rows().length > 0, "The list is not shown");
      assert(!harness.rows().some((row) => row.textContent?.includes(title)), "It is still listed");
    });
  },
});

/** The page of a record, or the list where records have none: the row's menu is all there is. */
async function openToDelete(harness: Harness, record: SampleRecord): Promise<string> {
  const title = harness.titleOf(record);
  if (harness.resource.detail === undefined) harness.open();
  else harness.open("", record);
  await harness.untilText(title);
  return title;
}

async function claimNotOffered(harness: Harness, record: SampleRecord): Promise<void> {
  const { translate } = harness;
  const title = await openToDelete(harness, record);
  const [menu] = findControls(translate("list.actionsFor", { title }));
  if (menu !== undefined && fireEvent.keyDown(menu, { key: "Enter" })) fireEvent.click(menu);
  assert(
    !document.body.textContent?.includes(translate("action.deleteWithQuestion")),
    "It is offered to be deleted",
  );
}

/** What may not be deleted for a reason is in the menu, with the reason, and does nothing. */
async function claimReasonSaid(harness: Harness, record: SampleRecord, reason: string): Promise<void> {
  const { translate } = harness;
  assert(harness.isSaid(reason), `“${reason}” has no text`);
  const title = await openToDelete(harness, record);
  const entry = translate("action.deleteWithQuestion");
  await harness.choose(translate("list.actionsFor", { title }), entry);
  await harness.untilText(translate(reason));
  const item = await harness.control(entry);
  assertSame(item.getAttribute("aria-disabled"), "true", "Whether the entry says that it cannot be chosen");
  assert(openDialogs().length === 0, "It can be deleted all the same");
}

const keeps: Check = {
  name: "does not offer to delete what may not be deleted",
  verify: async (harness) => {
    const setting = harness.setting as never;
    // The rule was written for records of this very resource.
    const availabilityOf = (record: object) =>
      harness.resource.delete?.when?.(record as never, setting) ?? true;
    const hidden = harness.records.find((record) => availabilityOf(record) === false);
    const said = harness.records.find((record) => typeof availabilityOf(record) === "string");
    assert(
      hidden !== undefined || said !== undefined,
      "The sample has no record that may not be deleted, as its `when` says there are",
    );
    if (hidden !== undefined) await claimNotOffered(harness, hidden);
    if (said !== undefined) await claimReasonSaid(harness, said, String(availabilityOf(said)));
  },
};

/** What can be done with a record beside editing it. */
export function actionChecks(subject: Subject): Check[] {
  const { resource, sample } = subject;
  const { list, detail } = resource;
  // A part of other records has no place of its own where all of it is known that can be acted on.
  if (detail === undefined && (list === undefined || list.rowLink !== undefined)) return [];
  // What is done with many only has no entry of its own.
  const here = actionsRunHere({ resource, sample }).filter(({ isBulk }) => isBulk !== "only");
  const actions = here.filter(({ run }) => !("link" in run));
  return [
    ...here.filter(({ run }) => "link" in run).map(leads),
    ...actions.map(runs),
    ...actions.filter((action) => !("read" in action.run)).map((action) => survives(action, subject)),
    ...(resource.delete ? [deletes(subject)] : []),
    ...(resource.delete?.when ? [keeps] : []),
  ];
}
