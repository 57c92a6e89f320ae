import { fireEvent } from "@testing-library/react";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { fieldKindOf } from "../../screens/form/kinds/field-kind-of";
import { assert, assertSame, present } from "../harness/assertions";
import { alertTexts, openDialogs } from "../harness/find";
import type { Subject } from "../harness/harness";
import { likelyMode, openForm } from "../harness/open-form";
import type { Check } from "./check";
import { isFilledInElsewhere } from "./delegated-checks";
import { nameOf, namesWithSession } from "./failure-kinds";

const guardsLeaving: Check = {
  name: "asks before what was typed is lost: in the app and at the tab's end",
  verify: async (harness) => {
    const { translate, backend } = harness;
    const open = await openForm(harness, likelyMode(harness));
    await open.type();
    // The question is there once what was typed is drawn.
    await harness.until(() => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      assert(leaving.defaultPrevented, "The tab can be closed without a question");
    });
    await harness.press(translate("action.cancel"));
    await harness.untilText(translate("form.leaveText"));
    await harness.press(translate("form.leaveStay"));
    await open.assertTyped();
    await harness.press(translate("action.cancel"));
    await harness.press(translate("form.leaveConfirm"));
    await harness.untilClosed();
    assertSame(backend.callsTo(open.pattern).length, 0, "Forms that were sent");
    assertSame(draftsKept(), [], "Drafts of what was given up");
  },
};

function draftsKept(): string[] {
  return Object.keys(window.localStorage).filter((key) => key.startsWith("tillhouse.draft."));
}

const keepsDraft: Check = {
  name: "keeps a draft without secrets when the tab is closed, and gives it back",
  verify: async (harness) => {
    const open = await openForm(harness, likelyMode(harness));
    await open.type();
    harness.close();
    const [key] = draftsKept();
    const draft = window.localStorage.getItem(present(key, "draft in the browser"));
    const secrets = open.fields.filter(({ kind }) => kind === "password").map((field) => field.key);
    for (const secret of secrets)
      assert(!draft?.includes(String(open.typed[secret])), `The draft holds the secret "${secret}"`);
    const again = await openForm(harness, open.mode);
    await harness.control(harness.translate("form.startOver"));
    await again.assertTyped();
    await harness.press(harness.translate("form.startOver"));
    await harness.until(() => assertSame(draftsKept(), [], "Drafts after starting over"));
  },
};

/** A field whose value can be three different ones: before, mine and theirs. */
function mergedField({ resource, sample }: Pick<Subject, "resource" | "sample">): AnyField | undefined {
  return resource.form?.fields.find(
    (field) => fieldKindOf(field).sample?.isFreeText && field.key in (sample.change ?? {}),
  );
}

const settlesConflict: Check = {
  name: "shows what somebody else has saved meanwhile, and keeps both where they do not meet",
  verify: async (harness) => {
    const { backend, resource, translate, sample } = harness;
    const { key } = present(mergedField(harness), "text in the sample's change");
    const open = await openForm(harness, "edit");
    const id = harness.idOf(open.record ?? {});
    const other = open.fields.find(
      (field) =>
        fieldKindOf(field).sample?.isFreeText &&
        !(field.key in open.typed) &&
        open.form.fromRecord === undefined,
    );
    await open.type();
    backend.change(resource.name, id, { [key]: "theirs", ...(other && { [other.key]: "theirs-2" }) });
    await open.save();
    await harness.untilText(translate("form.conflictTitle"));
    assertSame(backend.callsTo(open.pattern).length, 0, "Changes that were sent before it was decided");
    const dialog = present(openDialogs().at(-1), "dialog");
    await harness.untilText("theirs", () => dialog);
    fireEvent.click(
      present(dialog.querySelector<HTMLElement>('input[type="radio"][value="mine"]'), "choice of mine"),
    );
    await harness.press(translate("form.conflictSave"));
    await harness.untilClosed();
    await harness.untilCalls(open.pattern, 1);
    const now = harness.records.find((record) => harness.idOf(record) === id);
    assertSame(now?.[key], sample.change?.[key], "What stands in the store where both had changed it");
    if (other) assertSame(now?.[other.key], "theirs-2", "What only the other person had changed");
  },
};

const survivesTrouble = ({ failures }: Subject): Check => ({
  name: `loses nothing to ${namesWithSession(failures)}`,
  verify: async (harness) => {
    const { backend } = harness;
    const open = await openForm(harness, likelyMode(harness));
    await open.type();
    let sent = 0;
    for (const failure of failures) {
      backend.fail(open.pattern, failure);
      await open.save();
      sent += 1;
      await harness.untilCalls(open.pattern, sent);
      await harness.until(() => {
        assert(!open.isBusy(), `The form is still busy after ${nameOf(failure)}`);
        assert(
          alertTexts().some((text) => text.includes(harness.translate("form.kept"))),
          `The form does not tell of ${nameOf(failure)}`,
        );
      });
      await open.assertTyped();
      backend.recover();
    }
    backend.signOut();
    await open.save();
    await harness.signInAgain();
    await open.assertTyped();
    const before = backend.callsTo(open.pattern).filter(({ status }) => status === 200).length;
    assertSame(before, 0, "Forms that were taken before the session was back");
    await open.save();
    await harness.untilClosed();
    assertSame(backend.callsTo(open.pattern).at(-1)?.status, 200, "The last answer");
  },
});

const sendsOnce: Check = {
  name: "is sent once, however often and however slowly",
  verify: async (harness) => {
    const { backend } = harness;
    const open = await openForm(harness, likelyMode(harness));
    await open.type();
    const release = backend.hold(open.pattern);
    await open.save();
    await harness.until(() => assert(open.isBusy(), "The form does not say that it is busy"));
    const form = present(document.querySelector("form.th-fields"), "form");
    fireEvent.submit(form);
    fireEvent.submit(form);
    await harness.untilCalls(open.pattern, 1);
    release();
    await harness.untilClosed();
    assertSame(backend.callsTo(open.pattern).length, 1, "Forms that were sent");
  },
};

/** That nothing typed is lost, whatever happens to a form. */
export function formSafetyChecks(subject: Subject): Check[] {
  const { form } = subject.resource;
  if (form === undefined || isFilledInElsewhere(subject)) return [];
  const mayClash = form.mode !== "create" && mergedField(subject) !== undefined;
  return [
    guardsLeaving,
    keepsDraft,
    ...(mayClash ? [settlesConflict] : []),
    survivesTrouble(subject),
    sendsOnce,
  ];
}
