import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import {
  type AnyResource,
  listQuery,
  type ResourceName,
  recordId,
  recordQuery,
  titleOf,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { Combobox, type ComboboxOption } from "@tillhouse/extension-sdk/inputs";
import { type Ref, Suspense, useEffect, useState } from "react";
import { describeError } from "../../core/describe-error";
import type { ControlProps } from "./control-props";
import { useFormSetting } from "./form-setting";

/** Props of {@link ReferenceField}. */
export interface ReferenceFieldProps extends ControlProps {
  /** Name of the other resource. */
  to: string;
  filter?: Readonly<Record<string, unknown>>;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  isMultiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  isLabelHidden?: boolean;
}

const pageSize = 20;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What the store finds, page by page. A resource that the API cannot search is still complete by paging. */
function useFound(resource: AnyResource, filter: object, search: string, isWanted: boolean) {
  const host = useHost();
  const { list, api, name } = resource;
  const base = {
    ...list?.select,
    ...(list?.sort !== undefined && { order: list.sort }),
    ...filter,
    ...(search !== "" && (list?.search || api.isWhole) ? { q: search } : {}),
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

/** Records of another resource, found in the store. What is chosen is shown by its title, wherever it stands in the list. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { to, filter = {}, value, onChange, isMultiple, inputRef, ...common } = props;
  const host = useHost();
  const { translate } = host;
  const { NestedForm } = useFormSetting();
  const resource = host.resource(to);
  const [query, setQuery] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const [created, setCreated] = useState<string>();
  const search = useSettled(query.trim());
  const nothing: AnyResource = { name: to, api: { one: "", many: "" }, title: () => "" };
  const found = useFound(resource ?? nothing, filter, search, isWanted && resource !== undefined);
  const option = (record: object): ComboboxOption => ({
    value: recordId(resource ?? nothing, record),
    label: titleOf(resource ?? nothing, record),
  });
  const known = new Map(found.records.map((record) => [recordId(resource ?? nothing, record), record]));
  const chosen = useQueries({
    queries: value.map((id) => ({
      // The registry keys resources by these very names.
      ...recordQuery(host, to as ResourceName, id),
      enabled: resource !== undefined && !known.has(id),
    })),
    combine: (results) =>
      value.map((id, index): ComboboxOption => {
        const record = known.get(id) ?? results[index]?.data;
        return record === undefined ? { value: id, label: results[index]?.error ? id : "…" } : option(record);
      }),
  });
  const mayCreate = resource?.form !== undefined && resource.form.on !== "edit";
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
        onCreate={mayCreate ? setCreated : undefined}
      />
      {created !== undefined && resource !== undefined && (
        <Suspense fallback={null}>
          <NestedForm
            resource={resource}
            id={undefined}
            start={{ [resource.form?.fields[0]?.key ?? "title"]: created }}
            onClose={() => setCreated(undefined)}
            onSaved={(id) => {
              if (id !== undefined) onChange(isMultiple ? [...value, id] : [id]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
