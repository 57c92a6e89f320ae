import { fireEvent } from "@testing-library/react";
import { queryOf } from "@tillhouse/extension-sdk";
import { type AnyFilter, cellId, filterKindOf, sortKey } from "@tillhouse/extension-sdk/internal";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import type { FakeCall } from "@tillhouse/extension-sdk/testing";
import { assert, assertSame, present } from "../harness/assertions";
import { findControls } from "../harness/find";
import { type Harness, pageSize } from "../harness/harness";
import { cellsOf, plainTexts, searchTerm } from "../harness/test-data";
import type { Check } from "./check";

/** The last question for rows. */
function lastAsked(harness: Harness): FakeCall {
  return present(harness.callsTo(`GET ${harness.listed}`).at(-1), `call GET ${harness.listed}`);
}

/** The first question for the list; later ones may read ahead. A whole list is asked for nothing but what its API always says. */
function claimAsked(harness: Harness, query: Record<string, unknown>): void {
  const asked = harness.callsTo(`GET ${harness.listed}`)[0]?.query ?? {};
  const { isUnpaged, query: fixed = {} } = harness.resource.api;
  const always = Object.fromEntries(Object.entries(fixed).map(([key, value]) => [key, String(value)]));
  if (typeof isUnpaged === "object")
    assertSame(asked.offset, "0", "Where a list begins that is read page by page");
  else if (isUnpaged) assertSame(asked, always, "What a whole list is asked for");
  // Some APIs take the names as lists; a definition writes them with commas all the same.
  else
    for (const [key, value] of Object.entries(query))
      assertSame(String(asked[key]), String(value), `What the list is asked for as "${key}"`);
}

const lists: Check = {
  name: "lists: columns, first page, what it asks the store for",
  verify: async (harness) => {
    const { resource, translate } = harness;
    const { list } = resource;
    harness.open();
    const rows = await harness.untilRows(harness.rowsAtFirst);
    const cells = cellsOf(list?.columns);
    const select = queryOf(list?.select);
    // What a column needs is asked for beside what the list always does.
    const columns = cells.filter(({ isHidden }) => !isHidden).map(({ expand }) => expand);
    const expand = [select.expand, ...columns].filter(Boolean).join(",");
    claimAsked(harness, {
      limit: String(pageSize),
      offset: "0",
      order: list?.sort,
      ...select,
      ...(expand !== "" && { expand }),
    });
    const heads = [...document.querySelectorAll("main thead th")].map((head) => head.textContent?.trim());
    for (const cell of cells.filter(({ isHidden }) => !isHidden))
      assert(heads.includes(translate(cellLabel(cell, resource.name))), `There is no column ${cellId(cell)}`);
    const shown = rows.map((row) => row.textContent ?? "");
    const page = harness.records.filter((record) =>
      shown.some((row) => plainTexts(cells, record).every((text) => row.includes(text))),
    );
    assert(page.length >= rows.length, "Some rows show no record of the store");
    assert(
      shown.every((row) => row.trim() !== ""),
      "Some rows are empty",
    );
  },
};

const searches: Check = {
  name: "searches, and finds everything again when the search is cleared",
  verify: async (harness) => {
    const { resource, translate, records } = harness;
    const record = present(records[7], "eighth record in the sample");
    harness.keepFew();
    const [term, title] = [searchTerm(harness, record), harness.titleOf(record)];
    harness.open();
    await harness.untilRows(harness.rowsAtFirst);
    const input = await harness.until(() =>
      present(document.querySelector<HTMLInputElement>('main input[type="search"]'), "search field"),
    );
    fireEvent.change(input, { target: { value: term } });
    await harness.until(() => {
      if (!resource.api.isUnpaged) assertSame(lastAsked(harness).query.q, term, "What is searched for");
      assert(harness.rows().length < harness.rowsAtFirst, "The search finds everything");
      assert(
        harness.rows().some(({ textContent: shown }) => shown?.includes(term) || shown?.includes(title)),
        `“${term}” is not found`,
      );
    });
    await harness.press(translate("ui.search.clear"));
    await harness.untilRows(harness.rowsAtFirst);
  },
};

/** A value as the store gets it: what is in a query is a text. */
function asText(value: unknown): unknown {
  return typeof value === "object"
    ? JSON.parse(JSON.stringify(value), (_key, held: unknown) =>
        typeof held === "object" ? held : String(held),
      )
    : String(value);
}

/** A filter set to something, as its kind says: as it stands in the address, and as the store is asked. */
function filterSet(harness: Harness, filter: AnyFilter): { address: string; asked: unknown } {
  const kind = filterKindOf(filter);
  const idKey = ({ name, api }: Harness["resource"]) => [name, api.idKey ?? "id"] as const;
  const idKeys = new Map([harness.resource, ...harness.subject.others].map(idKey));
  const value = kind.sample(filter, (name) =>
    harness.backend.records(name).map((record) => String(record[idKeys.get(name) ?? "id"])),
  );
  const asked = kind.toQuery === undefined ? value : kind.toQuery(value, filter);
  return { address: kind.serialize(value, filter), asked: asText(asked) };
}

function filters(filter: AnyFilter): Check {
  return {
    name: `filters by ${filter.key}, and takes the filter away again`,
    verify: async (harness) => {
      const { resource, translate } = harness;
      const { address, asked } = filterSet(harness, filter);
      const label = translate(filter.label ?? `${resource.name}.fields.${filter.key}`);
      harness.keepFew();
      if (harness.isReplaced(filter)) harness.loseFeatures(filter.unless);
      harness.open(`?${new URLSearchParams({ [filter.key]: address })}`);
      await harness.control(translate("ui.chip.remove", { name: label }));
      if (!resource.api.isUnpaged)
        await harness.until(() => {
          const value = lastAsked(harness).query[filter.key];
          assertSame(value, asked, `What the store is asked for as "${filter.key}"`);
        });
      await harness.press(translate("ui.chip.remove", { name: label }));
      await harness.until(() => {
        assertSame(lastAsked(harness).query[filter.key], undefined, "The filter that was taken away");
        assertSame(harness.rows().length, harness.rowsAtFirst, "Rows of the list");
      });
    },
  };
}

const sorts: Check = {
  name: "sorts by every column that says so",
  verify: async (harness) => {
    const { resource, translate } = harness;
    harness.keepFew();
    harness.open();
    await harness.untilRows(harness.rowsAtFirst);
    for (const cell of cellsOf(resource.list?.columns)) {
      const key = sortKey(cell);
      const label = translate(cellLabel(cell, resource.name));
      if (key === undefined || cell.isHidden) continue;
      const head = present(
        [...document.querySelectorAll<HTMLElement>("main thead th")].find((th) =>
          th.textContent?.includes(label),
        ),
        `column “${label}”`,
      );
      fireEvent.click(present(head.querySelector("button"), `way to sort by “${label}”`));
      await harness.until(() => {
        assert(head.isConnected && head.hasAttribute("aria-sort"), `The list is not sorted by “${label}”`);
        const asked = harness.backend
          .callsTo(`GET ${harness.listed}`)
          .find(({ query }) => String(query.order).replace("-", "") === key);
        if (!resource.api.isUnpaged) assertSame(asked?.status, 200, `Sorting by "${key}" is answered with`);
        assertSame(harness.rows().length, harness.rowsAtFirst, "Rows of the list");
      });
    }
  },
};

const sortsNothing: Check = {
  name: "offers no sorting where the API has none",
  verify: async (harness) => {
    harness.keepFew();
    harness.open();
    await harness.untilRows(harness.rowsAtFirst);
    assertSame(lastAsked(harness).query.order, undefined, "What the list is sorted by");
    assertSame(document.querySelectorAll("main thead th[aria-sort]").length, 0, "Heads that sort");
  },
};

const pages: Check = {
  name: "pages, and opens at the page that its address names",
  verify: async (harness) => {
    const { resource, translate, records } = harness;
    harness.open();
    const first = (await harness.untilRows(pageSize)).map((row) => row.textContent);
    await harness.press(translate("ui.pagination.next"));
    const claimSecond = () =>
      harness.until(() => {
        assert(
          new URLSearchParams(window.location.search).get("page") === "2",
          "The address does not say page 2",
        );
        assertSame(harness.rows().length, Math.min(pageSize, records.length - pageSize), "Rows of page 2");
        assert(
          harness.rows().every((row) => !first.includes(row.textContent)),
          "Page 2 shows rows of page 1",
        );
        if (!resource.api.isUnpaged)
          assert(
            harness.backend
              .callsTo(`GET ${harness.listed}`)
              .some(({ query }) => query.offset === String(pageSize)),
            "Page 2 was not asked for",
          );
      });
    await claimSecond();
    harness.open(window.location.search);
    await claimSecond();
    assert(findControls(translate("ui.pagination.previous")).length > 0, "There is no way back to page 1");
  },
};

/** What a list does, as far as this one can. */
export function listChecks({
  resource,
  sample,
}: {
  resource: Harness["resource"];
  sample: Harness["sample"];
}): Check[] {
  const { list } = resource;
  if (list === undefined) return [];
  return [
    lists,
    ...(list.search ? [searches] : []),
    ...(list.filters ?? []).filter(({ disabledReason }) => disabledReason === undefined).map(filters),
    list.sort === undefined ? sortsNothing : sorts,
    ...((sample.count ?? 45) > pageSize && list.tree === undefined ? [pages] : []),
  ];
}
