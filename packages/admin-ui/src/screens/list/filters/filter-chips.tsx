import { useQueries } from "@tanstack/react-query";
import { type ResourceName, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyFilter,
  type AnyResource,
  filterKindOf,
  recordQuery,
  titleOf,
  useResource,
} from "@tillhouse/extension-sdk/internal";
import { AddFilterChip, Button, Chip, Popover } from "@tillhouse/extension-sdk/ui";
import { ArrowLeft } from "lucide-react";
import { Fragment, useState } from "react";
import type { FilterValues, ListState } from "../state/list-state";
import { FilterEditor } from "./filter-editor";

interface FilterProps {
  resource: AnyResource;
  filter: AnyFilter;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What a filter is called. */
function useFilterLabel(resource: AnyResource) {
  const { translate } = useHost();
  return (filter: AnyFilter) =>
    filter.title ?? translate(filter.label ?? `${resource.name}.fields.${filter.key}`);
}

/** What a filter is set to, in words. Records are named by their titles as soon as those are known. */
function useFilterText({ resource, filter, value }: Omit<FilterProps, "onChange">): string {
  const host = useHost();
  const { translate, locale, store } = host;
  const kind = filterKindOf(filter);
  const { to = "", ids = [] } = kind.references?.(value, filter) ?? {};
  const other = useResource(to);
  const titles = useQueries({
    // The registry keys resources by these very names; of one that is not there nothing can be asked.
    queries: other === undefined ? [] : ids.map((id) => recordQuery(host, to as ResourceName, id)),
    combine: (results) =>
      ids.map((id, index) => {
        const data = results[index]?.data;
        return data && other ? titleOf(other, data) : id;
      }),
  });
  return kind.describe(value, filter, { resource: resource.name, translate, locale, store, titles });
}

function Editor(props: FilterProps) {
  const label = useFilterLabel(props.resource)(props.filter);
  return <FilterEditor {...props} resource={props.resource.name} label={label} />;
}

/** A filter that is on: its chip opens what it is set to, its cross removes it. */
export function FilterChip(props: FilterProps) {
  const label = useFilterLabel(props.resource)(props.filter);
  return (
    <Popover
      label={label}
      trigger={<Chip label={label} value={useFilterText(props)} onRemove={() => props.onChange(undefined)} />}
    >
      <Editor {...props} />
    </Popover>
  );
}

/** What hides rows, in words: the search, and each filter with what it is set to. */
export function AppliedFilters({ resource, state }: { resource: AnyResource; state: ListState }) {
  const { translate } = useHost();
  const set = (resource.list?.filters ?? []).filter(({ key }) => state.filters[key] !== undefined);
  return (
    <>
      {state.search !== "" && (
        <b>
          {translate("list.search")}: <bdi>{state.search}</bdi>
        </b>
      )}
      {set.map((filter, index) => (
        <Fragment key={filter.key}>
          {(index > 0 || state.search !== "") && " · "}
          <FilterWord resource={resource} filter={filter} value={state.filters[filter.key]} />
        </Fragment>
      ))}
    </>
  );
}

function FilterWord(props: Omit<FilterProps, "onChange">) {
  const label = useFilterLabel(props.resource)(props.filter);
  const text = useFilterText(props);
  return (
    <b>
      {label}: <bdi>{text}</bdi>
    </b>
  );
}

export interface AddFilterProps {
  resource: AnyResource;
  filters: readonly AnyFilter[];
  values: FilterValues;
  onChange: (key: string, value: unknown) => void;
}

/** Adds a filter: first which one, then what it is set to, in one popover. */
export function AddFilter({ resource, filters, values, onChange }: AddFilterProps) {
  const { translate } = useHost();
  const labelOf = useFilterLabel(resource);
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<AnyFilter>();
  const offered = filters.filter(({ key }) => values[key] === undefined);
  const isIdle = offered.every(({ disabledReason }) => disabledReason);
  if (isIdle && !isOpen) return null;
  const openChange = (open: boolean) => {
    setIsOpen(open);
    setPicked(undefined);
  };
  return (
    <Popover
      label={translate("list.addFilter")}
      isOpen={isOpen}
      onOpenChange={openChange}
      trigger={<AddFilterChip>{translate("list.filter")}</AddFilterChip>}
    >
      {picked === undefined ? (
        <ul>
          {offered.map((filter) => (
            <li key={filter.key}>
              {filter.disabledReason === undefined ? (
                <button type="button" className="th-menu__item" onClick={() => setPicked(filter)}>
                  {labelOf(filter)}
                </button>
              ) : (
                <p className="th-menu__heading th-muted">
                  {labelOf(filter)}: {translate(filter.disabledReason)}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeft className="th-icon th-icon--mirrored" aria-hidden />}
            onClick={() => setPicked(undefined)}
          >
            {translate("list.allFilters")}
          </Button>
          <Editor
            resource={resource}
            filter={picked}
            value={values[picked.key]}
            onChange={(value) => onChange(picked.key, value)}
          />
        </>
      )}
    </Popover>
  );
}
