import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { FakeCall, FakeFailure, SampleRecord } from "@tillhouse/extension-sdk/testing";
import { isNext } from "../core/is-next";
import type { Bench, Subject } from "./bench";
import type { Check } from "./check";
import { claim, claimSame, present } from "./claims";
import { recordThat } from "./derive";
import { actionsRunHere } from "./elsewhere-checks";
import { alertTexts, findControls, openDialogs } from "./find";
import { nameOf, troubles } from "./form-safety-checks";
import { claimSent } from "./payload";
import { typeInto } from "./type-into";

export function writes({ backend }: Bench): FakeCall[] {
  return backend.calls.filter(({ method, path }) => method !== "GET" && path !== "/auth");
}

/** Whether an action is the one button of a record's page: of several next steps that it can take, the first. */
function hasButton(bench: Bench, action: AnyAction, record: SampleRecord): boolean {
  const setting = bench.setting as never;
  const next = bench.resource.actions?.find(
    (other) => isNext(other, record) && (other.when?.(record as never, setting) ?? true) === true,
  );
  return next?.id === action.id;
}

/** Chooses what to do with a record, on its page or in its row: the next step is a button, all else in the menu. */
async function chooseFor(
  bench: Bench,
  record: SampleRecord,
  { entry, action }: { entry: string; action?: AnyAction },
): Promise<void> {
  const { resource, translate } = bench;
  const title = bench.titleOf(record);
  if (resource.detail) bench.open("", record);
  // As many rows as the sample is likely to have, whatever order they come in.
  else bench.open("?rows=100");
  if (resource.detail && action && hasButton(bench, action, record)) await bench.press(entry);
  else await bench.choose(translate("list.actionsFor", { title }), entry);
}

/** Types the title where that is asked for before what cannot be taken back. */
export async function typeTitle(bench: Bench, title: string): Promise<void> {
  const input = await bench.until(() =>
    present(
      openDialogs().at(-1)?.querySelector<HTMLInputElement>('input[type="text"]'),
      "field for the title",
    ),
  );
  fireEvent.change(input, { target: { value: title } });
}

export function confirmButton(): HTMLButtonElement {
  return present(
    openDialogs().at(-1)?.querySelector<HTMLButtonElement>('button[type="submit"]'),
    "button of the question",
  );
}

/** Says yes to what is asked, and fills in what is wanted. */
async function confirm(bench: Bench, action: AnyAction, title: string): Promise<void> {
  const { form, confirm: asks, id } = action;
  if (form === undefined && asks === undefined) return;
  await bench.until(() => confirmButton());
  if (form !== undefined)
    await typeInto(
      bench,
      form.fields,
      present(bench.sample.actions?.[id], `values for "${id}" in the sample`),
    );
  if (asks === "typed") {
    claim(confirmButton().disabled, "It can be done without typing the title");
    await typeTitle(bench, title);
  }
  const button = confirmButton();
  fireEvent.click(button);
  fireEvent.click(button);
}

function claimDone(bench: Bench, action: AnyAction, record: SampleRecord): void {
  const path = `${bench.base}/${encodeURIComponent(bench.idOf(record))}`;
  const [call, ...more] = writes(bench);
  claim(call !== undefined, "Nothing was sent");
  claimSame(more.length, 0, "Further calls");
  claimSame(call.status, 200, "The store's answer");
  if (action.change !== undefined) claimSame([call.method, call.path], ["POST", path], "Where it was sent");
  if (action.change !== undefined && action.form === undefined)
    claimSame(call.payload, action.change, "What was sent");
  if (action.call !== undefined)
    claimSame([call.method, call.path], ["POST", `${path}/${action.call}`], "Where it was sent");
  if (action.run === undefined && action.form !== undefined && action.form.payload === undefined)
    claimSent(bench, action.form.fields, {
      typed: bench.sample.actions?.[action.id] ?? {},
      payload: call.payload,
      hasOwnPayload: false,
    });
}

function labels(bench: Bench, action: AnyAction): { label: string; entry: string } {
  const label = bench.translate(`${bench.resource.name}.actions.${action.id}`);
  const asks = action.form !== undefined || action.confirm !== undefined;
  return { label, entry: asks ? `${label}…` : label };
}

function isReading(action: AnyAction): boolean {
  return action.run !== undefined && action.isReading === true;
}

function runs(action: AnyAction): Check {
  return {
    name: `runs ${action.id}${action.undo === undefined ? "" : ", and takes it back"}`,
    verify: async (bench) => {
      const { translate } = bench;
      const record = recordThat(bench, `can take "${action.id}"`, action.when);
      const { label, entry } = labels(bench, action);
      const copied: string[] = [];
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: { writeText: async (text: string) => void copied.push(text) },
      });
      await chooseFor(bench, record, { entry, action });
      await confirm(bench, action, bench.titleOf(record));
      await bench.untilText(translate("notice.acted", { action: label }));
      await bench.untilClosed();
      if (isReading(action))
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

/** Whatever is written from now on fails, wherever it goes, apart from signing in. */
function failWrites({ backend }: Bench, failure: FakeFailure): void {
  for (const method of ["POST", "DELETE"])
    for (const path of ["/store", "/:a/:b", "/:a/:b/:c", "/:a/:b/:c/:d"])
      backend.fail(`${method} ${path}`, failure);
}

function survives(action: AnyAction): Check {
  return {
    name: `tells why ${action.id} failed, whatever the reason, and can be tried again`,
    verify: async (bench) => {
      const record = recordThat(bench, `can take "${action.id}"`, action.when);
      const { entry, label } = labels(bench, action);
      const hasDialog = action.form !== undefined || action.confirm !== undefined;
      for (const failure of troubles) {
        for (const method of ["POST", "DELETE"])
          for (const path of ["/:a", "/:a/:b", "/:a/:b/:c"]) bench.backend.fail(`${method} ${path}`, failure);
        const before = writes(bench).length;
        await chooseFor(bench, record, { entry, action });
        await confirm(bench, action, bench.titleOf(record));
        await bench.until(() => claimSame(writes(bench).length, before + 1, "Calls of the action"));
        if (hasDialog)
          await bench.until(() => claim(alertTexts().length > 0, `Nothing is said about ${nameOf(failure)}`));
        else await bench.untilText(bench.translate("error.actionTitle", { action: label }));
        claim(!hasDialog || openDialogs().length > 0, `The question is gone after ${nameOf(failure)}`);
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

const deletes: Check = {
  name: "deletes after a question, tells why it could not, and lists what is left",
  verify: async (bench) => {
    const { backend, base, resource, translate } = bench;
    const record = recordThat(bench, "may be deleted", resource.mayDelete);
    const title = bench.titleOf(record);
    const count = bench.records.length;
    await chooseFor(bench, record, { entry: translate("action.deleteWithQuestion") });
    await bench.until(() => confirmButton());
    if (resource.canDelete === "typed") {
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
    const { mayDelete } = resource;
    const rule: AnyAction["when"] = (record, setting) => !mayDelete?.(record, setting);
    const setting = bench.setting as never;
    const record = bench.records.find((other) => rule?.(other as never, setting));
    claim(
      record !== undefined,
      "The sample has no record that may not be deleted, as `mayDelete` says there are",
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
  const { canDelete, mayDelete, list, detail } = resource;
  // A part of other records has no place of its own where all of it is known that can be acted on.
  if (detail === undefined && (list === undefined || list.leadsTo !== undefined)) return [];
  // What is done with many only has no entry of its own.
  const here = actionsRunHere({ resource, sample }).filter(({ isBulk }) => isBulk !== "only");
  const actions = here.filter(({ to }) => to === undefined);
  return [
    ...here.filter(({ to }) => to !== undefined).map(leads),
    ...actions.map(runs),
    ...actions.filter((action) => !isReading(action)).map(survives),
    ...(canDelete ? [deletes] : []),
    ...(canDelete && mayDelete ? [keeps] : []),
  ];
}
