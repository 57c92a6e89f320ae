import { assert, assertSame, present } from "../harness/assertions";
import type { Harness, Subject } from "../harness/harness";
import type { Check } from "./check";
import { nameOf, namesWithSession } from "./failure-kinds";

/** How a page fares that reads from one address: told of, and there again when the store is. */
async function claimSurvives(
  harness: Harness,
  page: { pattern: string; open: () => void; untilThere: () => Promise<unknown> },
): Promise<void> {
  const { backend, translate, subject } = harness;
  const { pattern } = page;
  for (const [index, failure] of subject.failures.entries()) {
    const before = harness.callsTo(pattern).length;
    backend.recover();
    backend.fail(pattern, failure);
    if (index === 0) page.open();
    else await harness.press(translate("action.retry"));
    // What may be better a second later is asked once more; a refusal stays one.
    const isRefusal = failure !== "network" && failure.status < 500;
    await harness.untilCalls(pattern, before + (isRefusal ? 1 : 2));
    await harness.until(() => {
      const told = document.querySelector('main [role="alert"]')?.textContent;
      assert(told?.trim(), `Nothing is said about ${nameOf(failure)}`);
    });
  }
  backend.recover();
  await harness.press(translate("action.retry"));
  await page.untilThere();
  backend.fail(pattern, { status: 401, body: { message: "Unauthorized" } });
  page.open();
  await harness.untilText(translate("session.endedText"));
  backend.recover();
  await harness.signInAgain();
  await page.untilThere();
}

const listSurvives = ({ failures }: Subject): Check => ({
  name: `lists again after ${namesWithSession(failures)}`,
  verify: async (harness) => {
    harness.keepFew();
    const count = harness.rowsAtFirst;
    await claimSurvives(harness, {
      pattern: `GET ${harness.listed}`,
      open: () => harness.open(),
      untilThere: () => harness.untilRows(count),
    });
  },
});

const listWaits: Check = {
  name: "keeps the layout still while the list is on its way",
  verify: async (harness) => {
    harness.keepFew();
    const release = harness.backend.hold(`GET ${harness.listed}`);
    harness.open();
    await harness.until(() =>
      assert(document.querySelector("main table tr[data-bone]"), "There is no skeleton"),
    );
    assertSame(harness.rows().length, 0, "Rows of a list that has not come");
    release();
    await harness.untilRows(harness.rowsAtFirst);
    assert(document.querySelector("main table tr[data-bone]") === null, "The skeleton stays");
  },
};

const listIsEmpty: Check = {
  name: "says that there is nothing yet, and that nothing was found",
  verify: async (harness) => {
    const { resource, translate, records } = harness;
    records.splice(0);
    harness.open();
    await harness.untilText(translate(`${resource.name}.emptyTitle`));
    if (!resource.list?.search) return;
    const text = "nothing-of-this-name";
    harness.open(`?q=${text}`);
    await harness.untilText(translate("palette.nothing", { text }));
    await harness.untilText(translate("list.searched", { fields: translate(`${resource.name}.searchHint`) }));
    await harness.press(translate("ui.search.clear"));
    await harness.untilText(translate(`${resource.name}.emptyTitle`));
  },
};

/** The address that a detail is read from: the list where the API has none for one record. */
function detailPattern({ base, listed, resource }: Harness): string {
  return resource.api.hasNoRead ? `GET ${listed}` : `GET ${base}/:id`;
}

function headline(): string {
  return document.querySelector("main h1")?.textContent ?? "";
}

const detailSurvives = ({ failures }: Subject): Check => ({
  name: `shows a record again after ${namesWithSession(failures)}`,
  verify: async (harness) => {
    const record = present(harness.records[2], "third record in the sample");
    const title = harness.titleOf(record);
    await claimSurvives(harness, {
      pattern: detailPattern(harness),
      open: () => harness.open("", record),
      untilThere: () => harness.until(() => assert(headline().includes(title), `“${title}” is not shown`)),
    });
  },
});

const detailIsMissing: Check = {
  name: "says that a record is not there",
  verify: async (harness) => {
    const { resource, translate } = harness;
    harness.open("", { [resource.api.idKey ?? "id"]: "nobody" });
    const noun = translate(`${resource.name}.one`);
    await harness.untilText(translate("error.missingTitle", { noun }));
    // Asked again it would hardly be there: the way out comes first.
    await harness.untilText(translate("error.backTo", { title: translate(`${resource.name}.title`) }));
  },
};

/** How lists and details fare when reading goes wrong, is slow, or finds nothing. */
export function readFailureChecks(subject: Subject): Check[] {
  const { resource } = subject;
  return [
    ...(resource.list ? [listSurvives(subject), listWaits, listIsEmpty] : []),
    ...(resource.detail ? [detailSurvives(subject), detailIsMissing] : []),
  ];
}
