import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Button, SearchInput } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { clearedFilters, type ListChange, type ListState } from "../state/list-state";
import { AddFilter, FilterChip } from "./filter-chips";
import { useDelayedSearch } from "./use-delayed-search";

export interface FilterBarProps {
  resource: AnyResource;
  list: {
    state: ListState;
    isNarrowed: boolean;
    change(change: ListChange, options?: { replace?: boolean }): void;
  };
  /** At the end of the line: columns, views, the selection. */
  children?: ReactNode;
}

/** Search and filters of a list. Each filter that is on is a chip that can be changed and removed. */
export function FilterBar({ resource, list, children }: FilterBarProps) {
  const { translate } = useHost();
  const { state, change } = list;
  const { typed, setTyped, leave } = useDelayedSearch(state.search, (search) =>
    change({ search }, { replace: true }),
  );
  const filters = resource.list?.filters ?? [];
  const set = (key: string, value: unknown) => change({ filters: { [key]: value } });

  return (
    // Whoever leaves the field has typed enough: a search that came later would take a page back that is on its way.
    <search className="th-filters" aria-label={translate("list.narrow")} onBlur={leave}>
      {resource.list?.search && (
        <SearchInput
          value={typed}
          onChange={setTyped}
          onClear={() => setTyped("")}
          label={translate("list.search")}
          placeholder={translate(`${resource.name}.searchHint`)}
        />
      )}
      <div className="th-filters__chips">
        {filters.flatMap((filter) => {
          const value = state.filters[filter.key];
          if (value === undefined) return [];
          return (
            <FilterChip
              key={filter.key}
              resource={resource}
              filter={filter}
              value={value}
              onChange={(next) => set(filter.key, next)}
            />
          );
        })}
        {filters.length > 0 && (
          <AddFilter resource={resource} filters={filters} values={state.filters} onChange={set} />
        )}
      </div>
      {list.isNarrowed && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setTyped("");
            change(clearedFilters(resource));
          }}
        >
          {translate("list.clear")}
        </Button>
      )}
      {children}
    </search>
  );
}
