import { useQueries } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { recordQuery } from "../data/data";
import { useResource } from "../data/use-resource";
import { describeError } from "../errors/describe-error";
import { toAdminError } from "../errors/errors";
import { useHost } from "../host/host";
import type { AnyResource } from "../resource/define-resource";
import { recordId, titleOf } from "../resource/record";
import type { ResourceName } from "../resource/resources";
import type { FieldText } from "../ui/controls/field";
import { Combobox } from "./combobox";
import type { ComboboxOption } from "./combobox-list";
import { useFound } from "./use-found";

/** Stands in for a resource that nobody brought, or whose body is on its way: nothing is found in it. */
export const nothing: AnyResource = { name: "", api: { singularKey: "", pluralKey: "" }, title: () => "" };

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
  const found = useFound(resource, { filter, query, isWanted: isWanted && resource !== nothing });
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
