import { recordId } from "../resource-head/record";
import { FakeError, refuseUnknown } from "./fake-error";
import {
  inverseSections,
  memberQuestion,
  membersOf,
  relatedSections,
  sentIds,
  takeMembers,
  withMembers,
} from "./fake-members";
import type { FakeCall } from "./fake-request";
import { type FakeTable, listPage, requireRecord } from "./fake-table";
import { closeGap, withRoom } from "./fake-tree";
import { createRecord, type FakeTables, writeInto } from "./fake-write";
import type { SampleRecord } from "./sample";

/** One address of the store, and what it answers. */
export interface FakeRoute {
  /** `GET /collections/:id` */
  pattern: string;
  /** Returns what becomes the JSON of the answer; `id` is what stands for `:id` in the path. */
  answer: (call: FakeCall, id: string) => unknown;
}

/** What all of the store's addresses know. */
export interface FakeWorld {
  /** The records of each resource, by its name. */
  tables: FakeTables;
  /** The store's settings. */
  store: SampleRecord;
}

const always = ["limit", "offset"];

function memberRoutes(table: FakeTable, base: string, tables: FakeTables): FakeRoute[] {
  const { resource } = table;
  return relatedSections(table).flatMap((section): FakeRoute[] => {
    const { members, path } = section;
    const related = tables.get(section.related);
    const send = (method: "POST" | "DELETE"): FakeRoute[] => {
      // The other resource has the address, and says there what this one holds.
      if (members?.path === undefined || members.isBelowMember) return [];
      return [
        {
          pattern: `${method} ${base}/:id/${members.path}`,
          answer: ({ payload }, id) => {
            const record = requireRecord(table, id);
            const held = membersOf(table, id, section);
            for (const member of sentIds(payload, members)) {
              if (related !== undefined) requireRecord(related, member);
              const change = method === "POST" ? "add" : "delete";
              held[change](member);
              for (const other of related === undefined
                ? []
                : inverseSections(related, resource.name, members))
                membersOf(related as FakeTable, member, other)[change](id);
            }
            return { [resource.api.singularKey]: withMembers(table, record, tables) };
          },
        },
      ];
    };
    const list: FakeRoute[] =
      path === undefined || related === undefined
        ? []
        : [
            {
              pattern: `GET ${base}/:id/${path}`,
              answer: ({ query }, id) => {
                requireRecord(table, id);
                refuseUnknown(
                  Object.keys(query),
                  section.isUnpaged ? [] : [...always, "q", "order", "fields", "expand"],
                );
                const held = membersOf(table, id, section);
                const records = related.records.filter((record) =>
                  held.has(recordId(related.resource, record)),
                );
                return listPage({ ...related, records }, query);
              },
            },
          ];
    return [...send("POST"), ...send("DELETE"), ...list];
  });
}

/** What an address says of the record that it lies below: `product_id` of `products/{product_id}/variants`. */
function keysOf(writePath: string | undefined, path: string): SampleRecord {
  const parts = path.split("/").slice(1);
  const named = (writePath ?? "")
    .split("/")
    .map((part, index) => [/^\{(\w+)\}$/.exec(part)?.[1], parts[index]]);
  return Object.fromEntries(named.filter(([key]) => key !== undefined));
}

function writeRoutes(table: FakeTable, base: string, { tables, store }: FakeWorld): FakeRoute[] {
  const { resource, sample } = table;
  const { form, actions = [], detail } = resource;
  const { singularKey, pluralKey, writePath } = resource.api;
  const routes: FakeRoute[] = [];
  // Where the store has records below another one, that is what it answers with.
  const answered = (record: SampleRecord) =>
    writePath === undefined ? { [singularKey]: record } : { owner: { [pluralKey]: [record] } };
  if (form !== undefined && form.mode !== "edit")
    routes.push({
      pattern: `POST ${base}`,
      answer: ({ path, payload }) => answered(createRecord(table, payload, tables, keysOf(writePath, path))),
    });
  const isChanged =
    (form !== undefined && form.mode !== "create") ||
    actions.some(({ run }) => "update" in run) ||
    detail?.sections.some((section) => "metadata" in section && section.metadata === true);
  if (isChanged)
    routes.push({
      pattern: `POST ${base}/:id`,
      answer: ({ payload }, id) => {
        const record = requireRecord(table, id);
        refuseUnknown(Object.keys(payload), sample.payloads?.update ?? []);
        writeInto(
          record,
          withRoom(table, record, takeMembers(table, { id, payload, tables })),
          table,
          tables,
        );
        return answered(withMembers(table, record, tables));
      },
    });
  for (const { run } of actions)
    if ("post" in run)
      routes.push({
        pattern: `POST ${base}/:id/${run.post}`,
        answer: ({ payload }, id) => {
          refuseUnknown(Object.keys(payload), sample.payloads?.[run.post] ?? []);
          return { [singularKey]: requireRecord(table, id) };
        },
      });
  if (resource.delete)
    routes.push({
      pattern: `DELETE ${base}/:id`,
      answer: (_call, id) => {
        const record = requireRecord(table, id);
        closeGap(table, record);
        table.records = table.records.filter((other) => other !== record);
        return { id, object: singularKey, deleted: true };
      },
    });
  const special = Object.entries(sample.answers ?? {}).map(
    ([pattern, answer]): FakeRoute => ({
      pattern,
      answer: ({ path, query, payload }, id) => {
        const record = table.records.find((other) => recordId(resource, other) === id);
        const last = decodeURIComponent(path.split("/").at(-1) ?? "");
        return answer({ record, last, query, payload, store });
      },
    }),
  );
  // What a sample says of an address goes before what follows from the definition.
  return [...special, ...routes];
}

/** The records, each with those of resources that have no list and stand in it. */
function withParts(table: FakeTable, tables: FakeTables): FakeTable {
  const held = [...tables.values()].filter(
    ({ resource: { api, owner } }) => api.hasNoList && owner?.of === table.resource.name,
  );
  if (held.length === 0) return table;
  const records = table.records.map((record) => {
    const parts = held.map(({ resource, records: all }) => [
      resource.owner?.holds,
      // The definition was written for records of this very resource.
      all.filter((part) => resource.owner?.id(part as never) === recordId(table.resource, record)),
    ]);
    return { ...record, ...Object.fromEntries(parts) };
  });
  return { ...table, records };
}

/** Some APIs take names of columns and relations as lists only. */
function refuseTexts({ api }: FakeTable["resource"], query: Record<string, unknown>): void {
  if (api.selectFormat !== "list") return;
  const text = ["fields", "expand"].find((key) => typeof query[key] === "string");
  if (text !== undefined) throw new FakeError(400, `${text} must be an array`);
}

/** Every address that a definition declares, and no other. */
export function routesOf(table: FakeTable, world: FakeWorld): FakeRoute[] {
  const { resource, sample } = table;
  const { api } = resource;
  const base = `/${api.path ?? resource.name}`;
  const { tables } = world;
  const writeBase = api.writePath === undefined ? base : `/${api.writePath.replace(/\{(\w+)\}/g, ":$1")}`;
  const routes = [...writeRoutes(table, writeBase, world), ...memberRoutes(table, base, tables)];
  if (!api.hasNoList)
    routes.push({
      pattern: `GET ${base}`,
      answer: ({ query }) => {
        refuseUnknown(Object.keys(query), [
          ...(api.isUnpaged === true ? [] : always),
          ...(sample.queries ?? []),
        ]);
        refuseTexts(resource, query);
        return listPage(withParts(table, tables), query, memberQuestion(table, tables));
      },
    });
  if (!api.hasNoRead)
    routes.push({
      pattern: `GET ${base}/:id`,
      answer: ({ query }, id) => {
        refuseUnknown(Object.keys(query), ["fields", "expand"]);
        refuseTexts(resource, query);
        return { [api.singularKey]: withMembers(table, requireRecord(table, id), tables) };
      },
    });
  return routes;
}
