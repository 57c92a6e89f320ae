import { type AnyFilter, type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { Button, Checkbox, Chip, Menu, Popover, SearchInput } from "@tillhouse/extension-sdk/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ListChange, ListState } from "./list-state";

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  resource: AnyResource;
  list: {
    state: ListState;
    isNarrowed: boolean;
    change(change: ListChange, options?: { replace?: boolean }): void;
  };
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
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSearch(typed);
    }, searchDelay);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}

/** Search and filters of a list. Each filter that is on is a chip that can be changed and removed. */
export function FilterBar({ resource, list }: FilterBarProps) {
  const { translate } = useHost();
  const { state, change } = list;
  const { typed, setTyped } = useDelayedSearch(state.search, (search) =>
    change({ search }, { replace: true }),
  );
  const [editing, setEditing] = useState<string>();
  const filters = resource.list?.filters ?? [];
  if (filters.length === 0 && !resource.list?.search) return null;
  const labelOf = (filter: AnyFilter) => translate(filter.label ?? `${resource.name}.fields.${filter.key}`);
  const isShown = ({ key }: AnyFilter) => state.chosen[key] !== undefined || editing === key;
  const choose = (key: string, words: readonly string[]) =>
    change({ chosen: { ...state.chosen, [key]: words } });
  const offered = filters.filter((filter) => !isShown(filter));

  return (
    <search className="th-filters" aria-label={translate("list.narrow")}>
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
        {filters.filter(isShown).map((filter) => {
          const words = state.chosen[filter.key] ?? [];
          const label = labelOf(filter);
          return (
            <Popover
              key={filter.key}
              label={label}
              isOpen={editing === filter.key}
              onOpenChange={(isOpen) => setEditing(isOpen ? filter.key : undefined)}
              trigger={
                <Chip
                  label={label}
                  value={words.map((word) => translate(`${resource.name}.${filter.key}.${word}`)).join(", ")}
                  onRemove={() => {
                    setEditing(undefined);
                    choose(filter.key, []);
                  }}
                />
              }
            >
              <fieldset className="th-choices">
                <legend className="th-choices__title">{label}</legend>
                {filter.options.map((word) => (
                  <Checkbox
                    key={word}
                    label={translate(`${resource.name}.${filter.key}.${word}`)}
                    isChecked={words.includes(word)}
                    onChange={(isChecked) =>
                      choose(
                        filter.key,
                        isChecked ? [...words, word] : words.filter((other) => other !== word),
                      )
                    }
                  />
                ))}
              </fieldset>
            </Popover>
          );
        })}
        {offered.length > 0 && (
          <Menu
            label={translate("list.addFilter")}
            align="start"
            trigger={
              <button type="button" className="th-chip th-chip--add">
                <Plus className="th-icon th-icon--small" aria-hidden />
                {translate("list.filter")}
              </button>
            }
            items={offered.map((filter) => ({
              id: filter.key,
              label: labelOf(filter),
              onSelect: () => setEditing(filter.key),
            }))}
          />
        )}
      </div>
      {list.isNarrowed && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setTyped("");
            change({ search: "", chosen: {} });
          }}
        >
          {translate("list.clear")}
        </Button>
      )}
    </search>
  );
}
