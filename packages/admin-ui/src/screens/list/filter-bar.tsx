import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { Button, SearchInput } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { AddFilter, FilterChip } from "./filter-controls";
import { clearedFilters, type ListChange, type ListState } from "./list-state";

/** Props of {@link FilterBar}. */
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

/** A pause in typing that is long enough to ask the store. */
const searchDelay = 300;

/** Search that waits for a pause in typing, yet follows the address when that changes on its own. */
function useDelayedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const send = () => {
    if (typed === sent.current) return;
    sent.current = typed;
    onSearch(typed);
  };
  const isHeld = useRef(false);
  const latest = useRef(send);
  latest.current = send;
  // Rows must not change between pressing and letting go: the press would be that of another one, or of none.
  const sendUnlessHeld = () => {
    if (!isHeld.current) latest.current();
  };
  // A link may lead to this list again, such as that to a form: the search goes on, as it does with the next letter.
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: that they change is the event
  useEffect(() => {
    isHeld.current = false;
  }, [visit, typed]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(sendUnlessHeld, searchDelay);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const press = () => {
      isHeld.current = true;
    };
    const release = ({ target, ctrlKey, metaKey, type }: PointerEvent) => {
      const link = type === "pointerup" && target instanceof Element && target.closest("a[href]");
      // Whoever goes elsewhere has seen what they wanted: a search, now or while the next page is still being
      // loaded, would take that page back.
      if (link && !ctrlKey && !metaKey) return;
      isHeld.current = false;
      latest.current();
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);
  return { typed, setTyped, leave: sendUnlessHeld };
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
