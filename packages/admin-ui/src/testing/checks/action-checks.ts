import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { SampleRecord } from "@tillhouse/extension-sdk/testing";
import { chooseFor, confirm, confirmButton, labels, typeTitle, writes } from "../act-on";
import { claim, claimSame } from "../assertions";
import { alertTexts, findControls } from "../find";
import type { Bench, Subject } from "../harness";
import { claimSent } from "../payload";
import { recordThat } from "../test-data";
import { survives } from "./action-trouble-checks";
import type { Check } from "./check";
import { actionsRunHere } from "./delegated-checks";
import { nameOf, troubles } from "./form-safety-checks";

function claimDone(bench: Bench, action: AnyAction, record: SampleRecord): void {
  const path = `${bench.base}/${encodeURIComponent(bench.idOf(record))}`;
  const [call, ...more] = writes(bench);
  claim(call !== undefined, "Nothing was sent");
  claimSame(more.length, 0, "Further calls");
  claimSame(call.status, 200, "The store's answer");
  const { run } = action;
  if (typeof run === "function") return;
  const below = "post" in run ? `/${run.post}` : "";
  claimSame([call.method, call.path], ["POST", `${path}${below}`], "Where it was sent");
  if ("update" in run && action.form === undefined) claimSame(call.payload, run.update, "What was sent");
  if (action.form !== undefined && action.form.toPayload === undefined)
    claimSent(bench, action.form.fields, {
      typed: bench.sample.actions?.[action.id] ?? {},
      payload: call.payload,
      hasOwnPayload: false,
    });
}

function runs(action: AnyAction): Check {
  return {
    name: `runs ${action.id}${action.undo === undefined ? "" : ", and takes it back"}`,
    verify: async (bench) => {
      const { translate } = bench;
      const record = recordThat(bench, `can take "${action.id}"`, action.when);
      const { entry } = labels(bench, action);
      const copied: string[] = [];
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: { writeText: async (text: string) => void copied.push(text) },
      });
      await chooseFor(bench, record, { entry, action });
      await confirm(bench, action, bench.titleOf(record));
      await bench.untilText(translate(`${bench.resource.name}.actionResults.${action.id}`, { count: 1 }));
      await bench.untilClosed();
      if ("read" in action.run)
        return claimSame(writes(bench).length, 0, "Changes of an action that only reads");
      claimDone(bench, action, record);
      if (action.undo === undefined) return;
      await bench.press(translate("action.undo"));
      await bench.until(() => claimSame(writes(bench).length, 2, "Calls once it was taken back"));
      await bench.until(() =>
        claimSame(writes(bench)[1]?.status, 200, "The store's answer to taking it back"),
      );
    },
  };
}

function leads(action: AnyAction): Check {
  return {
    name: `leads on with ${action.id}`,
    verify: async (bench) => {
      const record = recordThat(bench, `can take "${action.id}"`, action.when);
      const { entry } = labels(bench, action);
      await chooseFor(bench, record, { entry, action });
      const own = `/${encodeURIComponent(bench.idOf(record))}`;
      await bench.until(() => {
        const { pathname, search } = window.location;
        claim(!pathname.endsWith(own) || search !== "", "It leads nowhere");
        claim(document.querySelector("main h1"), "It leads to no page");
      });
      claimSame(writes(bench).length, 0, "Changes of an action that only leads on");
    },
  };
}

const deletes: Check = {
  name: "deletes after a question, tells why it could not, and lists what is left",
  verify: async (bench) => {
    const { backend, base, resource, translate } = bench;
    const record = recordThat(bench, "may be deleted", resource.delete?.when);
    const title = bench.titleOf(record);
    const count = bench.records.length;
    await chooseFor(bench, record, { entry: translate("action.deleteWithQuestion") });
    await bench.until(() => confirmButton());
    if (resource.delete?.confirm === "typed") {
      claim(confirmButton().disabled, "It can be deleted without typing the title");
      await typeTitle(bench, title);
    }
    for (const [index, failure] of troubles.entries()) {
      backend.fail(`DELETE ${base}/:id`, failure, { times: 1 });
      fireEvent.click(confirmButton());
      await bench.untilCalls(`DELETE ${base}/:id`, index + 1);
      await bench.until(() => {
        claim(alertTexts().length > 0, `Nothing is said about ${nameOf(failure)}`);
        claim(confirmButton().getAttribute("aria-busy") !== "true", "The question is still busy");
      });
    }
    claimSame(bench.records.length, count, "Records in the store");
    const release = backend.hold(`DELETE ${base}/:id`);
    fireEvent.click(confirmButton());
    fireEvent.click(confirmButton());
    await bench.until(() =>
      claim(
        confirmButton().getAttribute("aria-busy") === "true",
        "The question does not say that it is busy",
      ),
    );
    claimSame(backend.callsTo(`DELETE ${base}/:id`).length, troubles.length + 1, "Calls of two quick clicks");
    release();
    await bench.untilClosed();
    await bench.untilText(translate("notice.deleted", { noun: translate(`${resource.name}.one`) }));
    claimSame(bench.records.length, count - 1, "Records in the store");
    claim(
      !bench.records.some((other) => bench.idOf(other) === bench.idOf(record)),
      "Another record was deleted",
    );
    await bench.until(() => {
      claim(bench.rows().length > 0, "The list is not shown");
      claim(!bench.rows().some((row) => row.textContent?.includes(title)), "It is still listed");
    });
  },
};

const keeps: Check = {
  name: "does not offer to delete what may not be deleted",
  verify: async (bench) => {
    const { resource, translate } = bench;
    const setting = bench.setting as never;
    const record = bench.records.find((other) => resource.delete?.when?.(other as never, setting) === false);
    claim(
      record !== undefined,
      "The sample has no record that may not be deleted, as its `when` says there are",
    );
    const title = bench.titleOf(record);
    // Where records have no page, the row's menu is all there is.
    if (resource.detail === undefined) bench.open();
    else bench.open("", record);
    await bench.untilText(title);
    const [menu] = findControls(translate("list.actionsFor", { title }));
    if (menu !== undefined && fireEvent.keyDown(menu, { key: "Enter" })) fireEvent.click(menu);
    claim(
      !document.body.textContent?.includes(translate("action.deleteWithQuestion")),
      "It is offered to be deleted",
    );
  },
};

/** What can be done with a record beside editing it. */
export function actionChecks({ resource, sample }: Subject): Check[] {
  const { list, detail } = resource;
  // A part of other records has no place of its own where all of it is known that can be acted on.
  if (detail === undefined && (list === undefined || list.rowLink !== undefined)) return [];
  // What is done with many only has no entry of its own.
  const here = actionsRunHere({ resource, sample }).filter(({ isBulk }) => isBulk !== "only");
  const actions = here.filter(({ run }) => !("link" in run));
  return [
    ...here.filter(({ run }) => "link" in run).map(leads),
    ...actions.map(runs),
    ...actions.filter((action) => !("read" in action.run)).map(survives),
    ...(resource.delete ? [deletes] : []),
    ...(resource.delete?.when ? [keeps] : []),
  ];
}
