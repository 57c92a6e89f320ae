import { useQueries, useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { listQuery, recordQuery } from "../data/data";
import { useResource } from "../data/use-resource";
import { describeError } from "../errors/describe-error";
import { toAdminError } from "../errors/errors";
import type { ResourceName } from "../records/resources";
import { inOrder, isWithin } from "../resource/build-tree";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";
import { recordId, titleOf } from "../resource-head/record";
import { pathTitle, useTree } from "../tree/use-tree";
import type { FieldText } from "../ui/controls/field";
import { Combobox } from "./combobox";
import type { ComboboxOption } from "./combobox-list";
import { containsAll, pageSize, useFound } from "./use-found";

/** Stands in for a resource that nobody brought, or whose body is on its way: nothing is found in it. */
export const nothing: AnyResource = { name: "", api: { singularKey: "", pluralKey: "" }, title: () => "" };

/**
 * What is found in a tree, as its records stand in it, each by its path. All of it is here, so that searching it asks nobody.
 *
 * @param without a record that is left out, with all that is below it
 */
function useFoundInTree(
  resource: AnyResource,
  {
    filter,
    search,
    without,
    isWanted,
  }: { filter: object; search: string; without?: string; isWanted: boolean },
) {
  const host = useHost();
  const [length, setLength] = useState(pageSize);
  const hasFilter = Object.keys(filter).length > 0;
  const { tree, ...result } = useTree(resource, isWanted);
  const narrowed = useQuery({
    // The registry keys resources by these very names.
    ...listQuery(host, resource.name as ResourceName, { ...filter }),
    enabled: hasFilter && tree !== undefined,
  });
  const allowed = new Set(narrowed.data?.records.map((record) => recordId(resource, record)));
  const found = inOrder(tree?.roots ?? [])
    .filter(
      (node) => (!hasFilter || allowed.has(node.id)) && !(without !== undefined && isWithin(node, without)),
    )
    .map((node) => ({ value: node.id, label: pathTitle(resource, node) }))
    .filter(({ label }) => search === "" || containsAll(label, search));
  return {
    optionOf: (id: string): ComboboxOption | undefined => {
      const node = tree?.nodes.get(id);
      return node && { value: id, label: pathTitle(resource, node) };
    },
    options: found.slice(0, length),
    hasMore: found.length > length,
    onMore: () => setLength((shown) => shown + pageSize),
    isLoading: result.isFetching && tree === undefined,
    error: result.error,
    refetch: result.refetch,
  };
}

/** A field in which records of another resource are chosen by their titles, and kept as ids. */
export interface ReferencePickerProps extends Omit<FieldText, "tooltip"> {
  /** Called when the text field loses the focus. */
  onBlur?: () => void;
  /** Name of the resource whose records are offered. */
  to: string;
  /** What narrows them, as the API takes it. */
  filter?: Readonly<Record<string, unknown>>;
  /** Ids of the records that are chosen. */
  value: readonly string[];
  /** Called with all chosen ids after each change; with `[]` where the choice was taken away. */
  onChange: (ids: string[]) => void;
  /** Several records can be chosen. Left out: one. */
  isMultiple?: boolean;
  /** Something is always chosen: it can be changed, but not taken away. */
  isNeverEmpty?: boolean;
  /** Gets the text field, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** What tells a record from another one of the same title. */
  noteOf?: (record: object) => string;
  /** A record of a tree that cannot be chosen, nor what is below it: what is moved cannot go below itself. */
  without?: string;
  /** Offers to make what was typed, where the other resource can be made. */
  onCreate?: (text: string) => void;
}

/**
 * Records of another resource, found in the store. What is chosen is shown by its title, wherever it stands in the list. Those of a
 * tree (`list.tree`) are shown by their path, as "Clothes / Shirts".
 *
 * @example <ReferencePicker label="Collection" to="collections" value={ids} onChange={setIds} />
 */
export function ReferencePicker(props: ReferencePickerProps) {
  const {
    to,
    filter = {},
    value,
    onChange,
    isMultiple,
    inputRef,
    noteOf,
    without,
    onCreate,
    ...common
  } = props;
  const host = useHost();
  const { translate } = host;
  const resource = useResource(to) ?? nothing;
  const [query, setQuery] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const isTree = resource.list?.tree !== undefined;
  const found = useFound(resource, { filter, query, isWanted: isWanted && resource !== nothing && !isTree });
  const inTree = useFoundInTree(resource, {
    filter,
    search: query.trim(),
    without,
    isWanted: isWanted || value.length > 0,
  });
  const error = isTree ? inTree.error : found.error;
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
      enabled: resource !== nothing && !known.has(id) && !isTree,
    })),
    combine: (results) =>
      value.map((id, index): ComboboxOption => {
        const record = known.get(id) ?? results[index]?.data;
        if (isTree) return inTree.optionOf(id) ?? { value: id, label: inTree.isLoading ? "…" : id };
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
        options={isTree ? inTree.options : found.records.map(option)}
        query={query}
        onQueryChange={setQuery}
        isLoading={isTree ? inTree.isLoading : found.isFetching}
        hasMore={isTree ? inTree.hasMore : found.hasNextPage}
        onMore={isTree ? inTree.onMore : () => void (found.isFetchingNextPage || found.fetchNextPage())}
        problem={error ? describeError(toAdminError(error), translate) : undefined}
        onRetry={() => void (isTree ? inTree : found).refetch()}
        onCreate={onCreate}
      />
    </div>
  );
}
