import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { listQuery, recordQuery } from "../data/data";
import { queryOf } from "../data/resource-path";
import { useResource } from "../data/use-resource";
import { describeError } from "../errors/describe-error";
import { toAdminError } from "../errors/errors";
import { useDebouncedValue } from "../hooks/debounce";
import { useHost } from "../host/host";
import type { AnyResource } from "../resource/define-resource";
import { recordId, titleOf } from "../resource/record";
import type { ResourceName } from "../resource/resources";
import type { FieldText } from "../ui/controls/field";
import { Combobox } from "./combobox";
import type { ComboboxOption } from "./combobox-list";

/** Stands in for a resource that nobody brought, or whose body is on its way: nothing is found in it. */
const nothing: AnyResource = { name: "", api: { singularKey: "", pluralKey: "" }, title: () => "" };

const pageSize = 20;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** What the store finds, page by page. A resource that the API cannot search is still complete by paging. */
function useFound(resource: AnyResource, filter: object, search: string, isWanted: boolean) {
  const host = useHost();
  const { list, api, name } = resource;
  const base = {
    ...queryOf(list?.select),
    ...(list?.sort !== undefined && { order: list.sort }),
    ...filter,
    ...(search !== "" && (list?.search || api.isUnpaged) ? { q: search } : {}),
  };
  const result = useInfiniteQuery({
    queryKey: [name, "list", "choices", base],
    // The registry keys resources by these very names.
    queryFn: ({ pageParam, client }) =>
      listQuery(host, name as ResourceName, { ...base, limit: pageSize, offset: pageParam }).queryFn({
        client,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.records.length, 0);
      return read < last.count && last.records.length > 0 ? read : undefined;
    },
    enabled: isWanted,
  });
  return { ...result, records: result.data?.pages.flatMap(({ records }): object[] => records) ?? [] };
}

/** Props of {@link ReferencePicker}. */
export interface ReferencePickerProps extends Omit<FieldText, "tooltip"> {
  onBlur?: () => void;
  /** Name of the resource whose records are offered. */
  to: string;
  /** What narrows them, as the API takes it. */
  filter?: Readonly<Record<string, unknown>>;
  /** Ids of the records that are chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  isMultiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** What tells a record from another one of the same title. */
  noteOf?: (record: object) => string;
  /** Offers to make what was typed, where the other resource can be made. */
  onCreate?: (text: string) => void;
}

/**
 * Records of another resource, found in the store. What is chosen is shown by its title, wherever it stands in the list.
 *
 * @example <ReferencePicker label="Collection" to="collections" value={ids} onChange={setIds} />
 */
export function ReferencePicker(props: ReferencePickerProps) {
  const { to, filter = {}, value, onChange, isMultiple, inputRef, noteOf, onCreate, ...common } = props;
  const host = useHost();
  const { translate } = host;
  const resource = useResource(to) ?? nothing;
  const [query, setQuery] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const search = useDebouncedValue(query.trim(), searchDelay);
  const found = useFound(resource, filter, search, isWanted && resource !== nothing);
  const option = (record: object): ComboboxOption => ({
    value: recordId(resource, record),
    label: titleOf(resource, record),
    note: noteOf?.(record),
  });
  const known = new Map(found.records.map((record) => [recordId(resource, record), record]));
  const chosen = useQueries({
    queries: value.map((id) => ({
      // The registry keys resources by these very names.
      ...recordQuery(host, to as ResourceName, id),
      enabled: resource !== nothing && !known.has(id),
    })),
    combine: (results) =>
      value.map((id, index): ComboboxOption => {
        const record = known.get(id) ?? results[index]?.data;
        return record === undefined ? { value: id, label: results[index]?.error ? id : "…" } : option(record);
      }),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside has the focus
    <div onFocus={() => setIsWanted(true)}>
      <Combobox
        {...common}
        ref={inputRef}
        isMultiple={isMultiple}
        chosen={chosen}
        onChoose={(next) => onChange(next.map((choice) => choice.value))}
        options={found.records.map(option)}
        query={query}
        onQueryChange={setQuery}
        isLoading={found.isFetching}
        hasMore={found.hasNextPage}
        onMore={() => void (found.isFetchingNextPage || found.fetchNextPage())}
        problem={found.error ? describeError(toAdminError(found.error), translate) : undefined}
        onRetry={() => void found.refetch()}
        onCreate={onCreate}
      />
    </div>
  );
}
