import { claim, claimSame, present } from "../assertions";
import type { Bench, Subject } from "../harness";
import type { Check } from "./check";
import { nameOf, troubles } from "./form-safety-checks";

/** How a page fares that reads from one address: told of, and there again when the store is. */
async function claimSurvives(
  bench: Bench,
  page: { pattern: string; open: () => void; untilThere: () => Promise<unknown> },
): Promise<void> {
  const { backend, translate } = bench;
  const { pattern } = page;
  for (const [index, failure] of troubles.entries()) {
    const before = bench.callsTo(pattern).length;
    backend.recover();
    backend.fail(pattern, failure);
    if (index === 0) page.open();
    else await bench.press(translate("action.retry"));
    // What may be better a second later is asked once more; a refusal stays one.
    const isRefusal = failure !== "network" && failure.status < 500;
    await bench.untilCalls(pattern, before + (isRefusal ? 1 : 2));
    await bench.until(() => {
      const told = document.querySelector('main [role="alert"]')?.textContent;
      claim(told?.trim(), `Nothing is said about ${nameOf(failure)}`);
    });
  }
  backend.recover();
  await bench.press(translate("action.retry"));
  await page.untilThere();
  backend.fail(pattern, { status: 401, body: { message: "Unauthorized" } });
  page.open();
  await bench.untilText(translate("session.endedText"));
  backend.recover();
  await bench.signInAgain();
  await page.untilThere();
}

const listSurvives: Check = {
  name: "lists again after a lost network, 401, 403, 404, 409, 422, 500 and 504",
  verify: async (bench) => {
    const count = Math.min(20, bench.records.length);
    await claimSurvives(bench, {
      pattern: `GET ${bench.listed}`,
      open: () => bench.open(),
      untilThere: () => bench.untilRows(count),
    });
  },
};

const listWaits: Check = {
  name: "keeps the layout still while the list is on its way",
  verify: async (bench) => {
    const release = bench.backend.hold(`GET ${bench.listed}`);
    bench.open();
    await bench.until(() =>
      claim(document.querySelector("main table tr[data-bone]"), "There is no skeleton"),
    );
    claimSame(bench.rows().length, 0, "Rows of a list that has not come");
    release();
    await bench.untilRows(Math.min(20, bench.records.length));
    claim(document.querySelector("main table tr[data-bone]") === null, "The skeleton stays");
  },
};

const listIsEmpty: Check = {
  name: "says that there is nothing yet, and that nothing was found",
  verify: async (bench) => {
    const { resource, translate, records } = bench;
    records.splice(0);
    bench.open();
    await bench.untilText(translate(`${resource.name}.emptyTitle`));
    if (!resource.list?.search) return;
    const text = "nothing-of-this-name";
    bench.open(`?q=${text}`);
    await bench.untilText(translate("palette.nothing", { text }));
    await bench.untilText(translate("list.searched", { fields: translate(`${resource.name}.searchHint`) }));
    await bench.press(translate("ui.search.clear"));
    await bench.untilText(translate(`${resource.name}.emptyTitle`));
  },
};

/** The address that a detail is read from: the list where the API has none for one record. */
function detailPattern({ base, listed, resource }: Bench): string {
  return resource.api.hasNoRead ? `GET ${listed}` : `GET ${base}/:id`;
}

function headline(): string {
  return document.querySelector("main h1")?.textContent ?? "";
}

const detailSurvives: Check = {
  name: "shows a record again after a lost network, 401, 403, 404, 409, 422, 500 and 504",
  verify: async (bench) => {
    const record = present(bench.records[2], "third record in the sample");
    const title = bench.titleOf(record);
    await claimSurvives(bench, {
      pattern: detailPattern(bench),
      open: () => bench.open("", record),
      untilThere: () => bench.until(() => claim(headline().includes(title), `“${title}” is not shown`)),
    });
  },
};

const detailIsMissing: Check = {
  name: "says that a record is not there",
  verify: async (bench) => {
    const { resource, translate } = bench;
    bench.open("", { [resource.api.idKey ?? "id"]: "nobody" });
    const noun = translate(`${resource.name}.one`);
    await bench.untilText(translate("error.missingTitle", { noun }));
    // Asked again it would hardly be there: the way out comes first.
    await bench.untilText(translate("error.backTo", { title: translate(`${resource.name}.title`) }));
  },
};

/** How lists and details fare when reading goes wrong, is slow, or finds nothing. */
export function readingTroubleChecks({ resource }: Subject): Check[] {
  return [
    ...(resource.list ? [listSurvives, listWaits, listIsEmpty] : []),
    ...(resource.detail ? [detailSurvives, detailIsMissing] : []),
  ];
}
