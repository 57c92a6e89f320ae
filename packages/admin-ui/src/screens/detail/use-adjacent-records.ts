import { useQuery } from "@tanstack/react-query";
import { type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, listQuery, recordId } from "@tillhouse/extension-sdk/internal";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { useRef } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useLocalStorage } from "../../core/preferences/use-local-storage";
import { layoutKey } from "../list/columns/use-list-layout";
import type { ListLayout } from "../list/state/list-layout";
import { listQueryOf, questionOf, readListState, writeListState } from "../list/state/list-state";

/** A record beside the present one in the list that the person came from. */
export interface AdjacentRecord {
  to: string;
  state: { from: string };
}

/** Where a record stands in the list that the person came from. */
export interface AdjacentRecords {
  /** Counted from 1. */
  number: number;
  count: number;
  previous: AdjacentRecord | undefined;
  next: AdjacentRecord | undefined;
}

/** The address of the list that the person came from, with its filters and page, where it is the list of one of these. */
function useCameFrom(names: readonly string[]): { from: string; name: string } | undefined {
  const { href } = useHost();
  const { state, pathname } = useLocation();
  const known = useRef<{ pathname: string; from: string; name: string }>();
  const from: unknown = Reflect.get(Object(state), "from");
  const name = names.find((one) => typeof from === "string" && from.split("?")[0] === href(one));
  if (typeof from === "string" && name !== undefined) known.current = { pathname, from, name };
  // A form or a question over the page has an address of its own, which says nothing of the list.
  return known.current?.pathname === pathname ? known.current : undefined;
}

/** The way back from the page of a record: to its list, or to the list of what it consists of that the person came from. */
export function useBackLink({ name }: AnyResource): { to: string; label: string } {
  const { translate, href } = useHost();
  const { registry } = useAdmin();
  const others = [...registry.resources.values()].filter(({ list }) => list?.rowLink !== undefined);
  const came = useCameFrom([name, ...others.map((other) => other.name)]);
  return { to: came?.from ?? href(name), label: translate(`${came?.name ?? name}.title`) };
}

/** The records before and after this one in the list that the person came from; across the borders of its pages, too. */
export function useAdjacentRecords(resource: AnyResource, id: string): AdjacentRecords | undefined {
  const host = useHost();
  const from = useCameFrom([resource.name])?.from;
  const parameters = new URLSearchParams(from?.split("?")[1] ?? "");
  const [layout] = useLocalStorage<ListLayout>(layoutKey(host.user.id, resource.name), {});
  const shown = readListState(parameters, resource);
  const state = { ...shown, columns: shown.columns ?? layout.columns };
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const { data } = useQuery({
    ...listQuery(host, name, listQueryOf(state, resource, host)),
    enabled: from !== undefined,
  });
  const records: readonly object[] = data?.records ?? [];
  const index = records.findIndex((record) => recordId(resource, record) === id);
  const offset = (state.page - 1) * state.pageSize;
  const count = data?.count ?? 0;
  const isFirstOfPage = index === 0 && offset > 0;
  const isLastOfPage = index === records.length - 1 && offset + index + 1 < count;
  const beyond = (at: number) =>
    listQuery(host, name, { ...questionOf(state, resource, host), limit: 1, offset: at });
  const before = useQuery({
    ...beyond(offset - 1),
    enabled: index >= 0 && isFirstOfPage,
    placeholderData: undefined,
  });
  const after = useQuery({
    ...beyond(offset + records.length),
    enabled: index >= 0 && isLastOfPage,
    placeholderData: undefined,
  });
  if (from === undefined || index < 0) return undefined;

  const adjacentRecord = (record: object | undefined, page: number): AdjacentRecord | undefined =>
    record && {
      to: host.href(resource.name, recordId(resource, record)),
      state: { from: `${host.href(resource.name)}?${writeListState(parameters, resource, { page })}` },
    };
  return {
    number: offset + index + 1,
    count,
    previous: isFirstOfPage
      ? adjacentRecord(before.data?.records[0], state.page - 1)
      : adjacentRecord(records[index - 1], state.page),
    next: isLastOfPage
      ? adjacentRecord(after.data?.records[0], state.page + 1)
      : adjacentRecord(records[index + 1], state.page),
  };
}
