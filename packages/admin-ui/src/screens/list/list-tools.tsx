import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useSearchParams } from "@tillhouse/extension-sdk/router";
import { Button, Popover, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Plus, Settings2 } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import type { Columns } from "./columns/use-list-layout";
import { viewQuery } from "./views/saved-views";

const ColumnsPanel = lazyComponent(() => import("./columns/columns-panel"), "section");
const ViewDialog = lazyDialog(() => import("./views/view-dialog"));

export interface ListToolsProps {
  resource: AnyResource;
  columns: Columns;
  /** There are no tabs yet that could offer it. */
  maySaveView: boolean;
}

/** At the end of the line of filters: saving what they say, and which columns are shown. */
export function ListTools({ resource, columns, maySaveView }: ListToolsProps) {
  const { translate } = useHost();
  const [parameters] = useSearchParams();
  const [isSaving, setIsSaving] = useState(false);
  const label = translate("list.settings");
  const query = viewQuery(parameters, resource);
  return (
    <span className="th-filters__end">
      {maySaveView && query !== "" && (
        <Button
          variant="ghost"
          size="small"
          icon={<Plus className="th-icon" aria-hidden />}
          onClick={() => setIsSaving(true)}
        >
          {translate("views.save")}
        </Button>
      )}
      <span className="th-wide-only">
        <Popover
          label={label}
          align="end"
          trigger={
            <Button
              variant="ghost"
              iconOnly
              label={label}
              icon={<Settings2 className="th-icon" aria-hidden />}
            />
          }
        >
          <Suspense fallback={<Skeleton width="200px" />}>
            <ColumnsPanel resource={resource.name} columns={columns} />
          </Suspense>
        </Popover>
      </span>
      {isSaving && (
        <Suspense fallback={null}>
          <ViewDialog
            resource={resource}
            view={undefined}
            query={viewQuery(parameters, resource, columns.own)}
            onClose={() => setIsSaving(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
