import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import {
  type AnyResource,
  describeError,
  listQuery,
  type ResourceName,
  recordId,
  recordQuery,
  titleOf,
  toAdminError,
  useDebouncedValue,
  useHost,
} from "@tillhouse/extension-sdk";
import { Combobox, type ComboboxOption } from "@tillhouse/extension-sdk/inputs";
import { type Ref, Suspense, useState } from "react";
import type { ControlProps } from "./control-props";
import { useFormSetting } from "./form-setting";

/** Stands in for a resource that nobody brought: nothing is found in it. */
const nothing: AnyResource = { name: "", api: { one: "", many: "" }, title: () => "" };

const pageSize = 20;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

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

/** Props of {@link ReferencePicker}. */
export interface ReferencePickerProps extends Partial<ControlProps> {
  label: string;
  to: string;
  filter?: Readonly<Record<string, unknown>>;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  isMultiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Offers to make what was typed, where the other resource can be made. */
  onCreate?: (text: string) => void;
}

/** Records of another resource, found in the store. What is chosen is shown by its title, wherever it stands in the list. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { to, filter = {}, value, onChange, isMultiple, inputRef, onCreate, ...common } = props;
  const host = useHost();
  const { translate } = host;
  const resource = host.resource(to) ?? nothing;
  const [query, setQuery] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const search = useDebouncedValue(query.trim(), searchDelay);
  const found = useFound(resource, filter, search, isWanted && resource !== nothing);
  const option = (record: object): ComboboxOption => ({
    value: recordId(resource, record),
    label: titleOf(resource, record),
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

/** The picker in a form: what is not there yet can be made in place. */
export function ReferenceField({ to, value, onChange, isMultiple, ...props }: ReferencePickerProps) {
  const { NestedForm } = useFormSetting();
  const resource = useHost().resource(to);
  const [created, setCreated] = useState<string>();
  const mayCreate = resource?.form !== undefined && resource.form.on !== "edit";
  return (
    <>
      <ReferencePicker
        {...props}
        to={to}
        value={value}
        onChange={onChange}
        isMultiple={isMultiple}
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
    </>
  );
}
