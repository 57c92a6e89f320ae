import { fireEvent } from "@testing-library/react";
import { type AnyLazyComponent, type AnySection, cellId, titleOf } from "@tillhouse/extension-sdk/internal";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import type { Resolve } from "../../core/bodies/use-lazy-value";
import { builtIn } from "../../resources/built-in";
import type { SectionWith } from "../../screens/sections/section-kind";
import {
  buttonsOf,
  entriesOf,
  entryTitle,
  type SubrecordEntry,
} from "../../screens/sections/subrecord-entries";
import { assert, assertSame, present } from "../harness/assertions";
import { findControls, findField, openDialogs } from "../harness/find";
import type { Harness, Subject } from "../harness/harness";
import { cellsOf, plainTexts, relatedSections, sectionLabel } from "../harness/test-data";
import type { Check } from "./check";

type RelatedSection = ReturnType<typeof relatedSections>[number];

function pageText(): string {
  return document.querySelector("main")?.textContent ?? "";
}

/** Opens the page of a record, from its row in the list. */
async function openRecord(harness: Harness, index = 2) {
  const record = present(harness.records[index], `record ${index} in the sample`);
  harness.open("", record);
  const title = harness.titleOf(record);
  await harness.until(() =>
    assert(document.querySelector("main h1")?.textContent?.includes(title), `“${title}” is not shown`),
  );
  return { record, id: harness.idOf(record), title };
}

/** A heading of the page, and the section around it. */
function sectionOf(title: string): HTMLElement | undefined {
  const heading = [...document.querySelectorAll<HTMLElement>("main h2, main h3")].find((element) =>
    element.textContent?.startsWith(title),
  );
  return heading?.closest<HTMLElement>("section") ?? undefined;
}

function claimFacts(harness: Harness, section: AnySection, record: object): void {
  if (!("facts" in section)) return;
  const cells = cellsOf(section.facts);
  const text = pageText();
  for (const cell of cells)
    assert(
      text.includes(harness.translate(cellLabel(cell, harness.resource.name))),
      `There is no fact ${cellId(cell)}`,
    );
  for (const value of plainTexts(cells, record)) assert(text.includes(value), `“${value}” is not shown`);
}

type SubrecordsSection = SectionWith<"subrecords">;

/** The rows of a section and those below them, with what is loaded for them. */
async function rowsOf(
  harness: Harness,
  section: SubrecordsSection,
  record: object,
): Promise<SubrecordEntry[]> {
  const { resource, subject } = harness;
  const known = [resource, ...subject.others, ...(builtIn.resources ?? [])];
  const loaded = new Map<AnyLazyComponent, unknown>();
  for (;;) {
    const missing = new Set<AnyLazyComponent>();
    const resolve: Resolve = (value) => {
      if (typeof value !== "function") return value;
      // Only what loads something is a function; see `Later`.
      const load = value as unknown as AnyLazyComponent;
      if (!loaded.has(load)) missing.add(load);
      return loaded.get(load) as undefined;
    };
    const entries = entriesOf(resolve(section.subrecords) ?? [], record, {
      resource,
      record,
      resourceOf: (of) => known.find(({ name }) => name === of),
      resolve,
    });
    if (missing.size === 0) return entries.flatMap((entry) => [entry, ...entry.below]);
    for (const load of missing) loaded.set(load, (await load()).default);
  }
}

/** Each record stands in a row: its title, the words of its state, its plain facts, and what can be done next. */
async function claimRows(harness: Harness, section: SubrecordsSection, record: object): Promise<void> {
  const { resource, translate, setting } = harness;
  const title = translate(sectionLabel(section, resource.name));
  const rows = await rowsOf(harness, section, record);
  if (rows.length === 0 && section.empty === undefined) {
    assert(sectionOf(title) === undefined, `There is a section “${title}” with nothing in it`);
    return;
  }
  await harness.until(() => {
    const place = present(sectionOf(title), `section “${title}”`);
    const says = (text: string) =>
      assert(place.textContent?.includes(text), `“${title}” does not say “${text}”`);
    if (rows.length === 0) says(translate(section.empty ?? ""));
    for (const entry of rows) {
      const { row } = entry;
      says(entryTitle(entry, { translate }));
      for (const text of plainTexts(cellsOf(row.facts), entry.record)) says(text);
      for (const cell of cellsOf(row.badges))
        if (cell.kind === "badge")
          says(translate(`${entry.resource.name}.${cell.key}.${Reflect.get(entry.record, cell.key)}`));
      for (const action of buttonsOf(entry))
        if ((action.when?.(entry.record as never, setting as never) ?? true) === true)
          says(translate(`${entry.resource.name}.actions.${action.id}`));
    }
  });
}

const shows: Check = {
  name: "opens from its row, and shows title, facts and sections",
  verify: async (harness) => {
    const { resource, translate } = harness;
    harness.open();
    const [row] = await harness.untilRows(harness.rowsAtFirst);
    fireEvent.click(present(row?.querySelector<HTMLElement>("a[href]"), "link in the first row"));
    await harness.until(() =>
      assert(
        harness.records.some((record) => window.location.pathname.endsWith(`/${harness.idOf(record)}`)),
        "The row leads to no record",
      ),
    );
    const { record } = await openRecord(harness);
    const sections = resource.detail?.sections ?? [];
    for (const section of sections)
      if (!("metadata" in section) && !("load" in section) && !("sections" in section))
        await harness.until(() => {
          if ("subrecords" in section) return;
          const title = translate(sectionLabel(section, resource.name));
          assert(pageText().includes(title), `There is no section “${title}”`);
          claimFacts(harness, section, record);
        });
    for (const section of sections) if ("subrecords" in section) await claimRows(harness, section, record);
    const own = sections.filter((section) => "load" in section || "subrecords" in section);
    await harness.until(() => {
      const failed = own.filter((section) =>
        pageText().includes(
          translate("error.sectionTitle", { title: translate(sectionLabel(section, resource.name)) }),
        ),
      );
      assertSame(
        failed.map(({ id }) => id),
        [],
        "Sections that could not be shown",
      );
      assert(document.querySelector("main .th-skeleton") === null, "Parts of the page never come");
    });
  },
};

function shownTitles(harness: Harness, section: RelatedSection): { title: string; records: string[] } {
  const related = present(
    [harness.resource, ...harness.subject.others].find(({ name }) => name === section.related),
    `sample of "${section.related}"`,
  );
  return {
    title: harness.translate(sectionLabel(section, harness.resource.name)),
    records: harness.backend.records(section.related).map((record) => titleOf(related, record, harness)),
  };
}

function members(section: RelatedSection): Check {
  return {
    name: `adds and removes ${section.id}`,
    verify: async (harness) => {
      const { backend, translate, base } = harness;
      const { path, key, format, removedTo, isBelowMember } = present(section.members, "members");
      const above = isBelowMember ? `/${section.related}` : base;
      const address = path === undefined ? `${above}/:id` : `${above}/:id/${path}`;
      const { id, title } = await openRecord(harness);
      const { title: heading, records } = shownTitles(harness, section);
      const place = () => present(sectionOf(heading), `section “${heading}”`);
      const [add] = await harness.until(() => {
        const found = findControls(translate("members.add"), place());
        assert(found.length === 1, `“${heading}” offers to add ${found.length} times`);
        return found;
      });
      fireEvent.click(present(add, "button"));
      await harness.untilText(translate("members.addTo", { title }));
      const [ids, names]: [string[], string[]] = [[], []];
      await harness.until(() => {
        const dialog = present(openDialogs().at(-1), "dialog");
        const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
        assert(boxes.length > 1, "There is nothing to choose from");
      });
      for (const [position, name] of records.entries()) {
        const box = findField(name, openDialogs().at(-1));
        if (names.length === 2 || !(box instanceof HTMLInputElement)) continue;
        fireEvent.click(box);
        names.push(name);
        ids.push(String(backend.records(section.related)[position]?.id));
      }
      const saving = await harness.control(translate("members.save", { count: 2 }));
      fireEvent.click(saving);
      fireEvent.click(saving);
      await harness.untilClosed();
      const calls = await harness.untilCalls(`POST ${address}`, format === "each" ? 2 : 1);
      const expected = isBelowMember
        ? ids.map(() => id)
        : format === "each"
          ? ids
          : [format === "ids" ? ids : ids.map((member) => ({ id: member }))];
      assertSame(
        calls.map(({ payload }) => payload[key]),
        expected,
        "What was sent to be added",
      );
      assertSame(backend.members(harness.resource.name, id, section.id), ids, "Members in the store");
      for (const name of names) await harness.untilText(name, place);
      await harness.press(translate("members.remove", { title: present(names[0], "name") }));
      // What is removed is posted to the record that gets it.
      if (removedTo === undefined) await harness.untilCalls(`DELETE ${address}`, 1);
      else await harness.untilCalls(`POST ${address}`, calls.length + 1);
      await harness.until(() =>
        assertSame(
          backend.members(harness.resource.name, id, section.id),
          ids.slice(1),
          "Members in the store",
        ),
      );
      await harness.until(() =>
        assert(
          !place().textContent?.includes(present(names[0], "name")),
          "It is still shown after it was removed",
        ),
      );
    },
  };
}

const editsMetadata: Check = {
  name: "adds metadata, and leaves what is there as it is",
  verify: async (harness) => {
    const { translate } = harness;
    const { record, id } = await openRecord(harness);
    const before = { ...Object(record.metadata) };
    await harness.press(translate("metadata.edit"));
    await harness.press(translate("ui.metadata.add"));
    const row = await harness.until(() => {
      const rows = openDialogs().at(-1)?.querySelectorAll<HTMLElement>('[role="group"]');
      return present([...(rows ?? [])].at(-1), "row of metadata");
    });
    const type = (label: string, text: string) =>
      fireEvent.change(present(findField(label, row), `field “${label}”`), { target: { value: text } });
    type(translate("ui.metadata.key"), "colour");
    type(translate("ui.metadata.value"), "blue");
    await harness.press(translate("action.save"));
    await harness.untilClosed();
    const [call] = await harness.untilCalls(`POST ${harness.written}/:id`, 1);
    assertSame(call?.payload, { metadata: { colour: "blue" } }, "What was sent");
    const now = harness.records.find((other) => harness.idOf(other) === id);
    assertSame(now?.metadata, { ...before, colour: "blue" }, "Metadata in the store");
  },
};

/** What the page of a record does, as far as this one can. */
export function detailChecks({ resource }: Subject): Check[] {
  const { detail } = resource;
  if (detail === undefined) return [];
  const hasMetadata = detail.sections.some((section) => "metadata" in section && section.metadata === true);
  return [
    shows,
    ...relatedSections(resource)
      .filter((section) => section.members !== undefined)
      .map(members),
    ...(hasMetadata ? [editsMetadata] : []),
  ];
}
