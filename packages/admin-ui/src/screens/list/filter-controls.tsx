import { useQueries } from "@tanstack/react-query";
import {
  type AnyFilter,
  type AnyResource,
  formatDate,
  formatMoney,
  type Period,
  type ResourceName,
  recordQuery,
  titleOf,
  useHost,
} from "@tillhouse/extension-sdk";
import { AddChip, Button, Chip, Popover, Skeleton } from "@tillhouse/extension-sdk/ui";
import { ArrowLeft } from "lucide-react";
import { Fragment, Suspense, useState } from "react";
import { lazyPart } from "../../core/lazy-part";
import { type FilterValue, type FilterValues, isWords, type NumberRange } from "./filter-values";
import type { ListState } from "./list-state";

const FilterEditor = lazyPart(() => import("./filter-editor"), "section");

interface FilterProps {
  resource: AnyResource;
  filter: AnyFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** What a filter is called. */
function useFilterLabel(resource: AnyResource) {
  const { translate } = useHost();
  return (filter: AnyFilter) => translate(filter.label ?? `${resource.name}.fields.${filter.key}`);
}

/** What a filter is set to, in words. Records are named by their titles as soon as those are known. */
function useFilterText({ resource, filter, value }: Omit<FilterProps, "onChange">): string {
  const host = useHost();
  const { translate, locale, store } = host;
  const other = filter.kind === "reference" ? host.resource(filter.to) : undefined;
  const ids = other !== undefined && isWords(value) ? value : [];
  const titles = useQueries({
    queries: ids.map((id) => recordQuery(host, other?.name as ResourceName, id)),
    combine: (results) =>
      results.map(({ data }, index) => (data && other ? titleOf(other, data) : (ids[index] ?? ""))),
  });
  switch (filter.kind) {
    case "choice":
      return translate(`${resource.name}.${filter.key}.${String(value)}`);
    case "choices":
      return (isWords(value) ? value : [])
        .map((word) => translate(`${resource.name}.${filter.key}.${word}`))
        .join(", ");
    case "text":
      return String(value);
    case "reference":
      return titles.join(", ");
    case "yes-no":
      return translate(value === true ? "value.yes" : "value.no");
    case "date": {
      // A date's value is a period, a number's a range; see `FilterValue`.
      const period = value as Period;
      if ("relative" in period) return translate(`ui.period.${period.relative}`);
      const day = (text: string | undefined) =>
        text === undefined ? "" : formatDate(`${text}T12:00:00`, { style: "day", locale });
      return rangeText(day(period.from), day(period.to));
    }
    case "number":
    case "money": {
      const { from, to } = value as NumberRange;
      const currencyCode =
        filter.kind === "money" ? (filter.currency ?? store?.default_currency_code) : undefined;
      const shown = (number: number | undefined) =>
        number === undefined
          ? ""
          : currencyCode === undefined
            ? new Intl.NumberFormat(locale).format(number)
            : formatMoney({ amount: number, currencyCode, locale });
      return rangeText(shown(from), shown(to));
    }
  }
}

function rangeText(from: string, to: string): string {
  if (from === to) return from;
  if (to === "") return `≥ ${from}`;
  return from === "" ? `≤ ${to}` : `${from} – ${to}`;
}

function LazyEditor(props: FilterProps) {
  const label = useFilterLabel(props.resource)(props.filter);
  return (
    <Suspense fallback={<Skeleton width="180px" />}>
      <FilterEditor {...props} resource={props.resource.name} label={label} />
    </Suspense>
  );
}

/** A filter that is on: its chip opens what it is set to, its cross removes it. */
export function FilterChip(props: FilterProps) {
  const label = useFilterLabel(props.resource)(props.filter);
  return (
    <Popover
      label={label}
      trigger={<Chip label={label} value={useFilterText(props)} onRemove={() => props.onChange(undefined)} />}
    >
      <LazyEditor {...props} />
    </Popover>
  );
}

/** What hides rows, in words: the search, and each filter with what it is set to. */
export function FilterWords({ resource, state }: { resource: AnyResource; state: ListState }) {
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

/** Props of {@link AddFilter}. */
export interface AddFilterProps {
  resource: AnyResource;
  filters: readonly AnyFilter[];
  values: FilterValues;
  onChange: (key: string, value: FilterValue | undefined) => void;
}

/** Adds a filter: first which one, then what it is set to, in one popover. */
export function AddFilter({ resource, filters, values, onChange }: AddFilterProps) {
  const { translate } = useHost();
  const labelOf = useFilterLabel(resource);
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<AnyFilter>();
  const offered = filters.filter(({ key }) => values[key] === undefined);
  const isIdle = offered.every(({ unavailable }) => unavailable);
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
      trigger={<AddChip>{translate("list.filter")}</AddChip>}
    >
      {picked === undefined ? (
        <ul className="th-choices">
          {offered.map((filter) => (
            <li key={filter.key}>
              {filter.unavailable === undefined ? (
                <Button variant="ghost" wide onClick={() => setPicked(filter)}>
                  {labelOf(filter)}
                </Button>
              ) : (
                <p className="th-choices__title">
                  {labelOf(filter)}: {translate(filter.unavailable)}
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
            icon={<ArrowLeft className="th-icon th-icon--turn" aria-hidden />}
            onClick={() => setPicked(undefined)}
          >
            {translate("list.allFilters")}
          </Button>
          <LazyEditor
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
