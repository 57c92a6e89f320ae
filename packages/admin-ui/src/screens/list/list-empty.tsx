import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Button, EmptyState } from "@tillhouse/extension-sdk/ui";
import { Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { AppliedFilters } from "./filters/filter-chips";
import { clearedFilters, type ListChange, type ListState } from "./state/list-state";

export interface ListEmptyProps {
  resource: AnyResource;
  state: ListState;
  isNarrowed: boolean;
  onChange: (change: ListChange) => void;
  /** The first step, where nothing is there yet. */
  create: ReactNode;
}

/** A list without rows: what the thing is and the first step, or what hides the rows and the way out. */
export function ListEmpty({ resource, state, isNarrowed, onChange, create }: ListEmptyProps) {
  const { translate } = useHost();
  if (!isNarrowed) {
    const Icon = resource.nav?.icon ?? Inbox;
    return (
      <EmptyState
        icon={<Icon className="th-icon th-icon--large" />}
        title={translate(`${resource.name}.emptyTitle`)}
        description={translate(`${resource.name}.emptyText`)}
        actions={create}
      />
    );
  }
  const { search, filters } = state;
  const isOnlySearched = search !== "" && Object.values(filters).every((value) => value === undefined);
  if (isOnlySearched)
    return (
      <EmptyState
        icon={<SearchX className="th-icon th-icon--large" />}
        title={translate("palette.nothing", { text: search })}
        description={translate("list.searched", { fields: translate(`${resource.name}.searchHint`) })}
        actions={<Button onClick={() => onChange({ search: "" })}>{translate("ui.search.clear")}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<SearchX className="th-icon th-icon--large" />}
      title={translate("list.nothingFound")}
      description={
        <>
          {translate("list.hiddenBy")} <AppliedFilters resource={resource} state={state} />
        </>
      }
      actions={<Button onClick={() => onChange(clearedFilters(resource))}>{translate("list.clear")}</Button>}
    />
  );
}
