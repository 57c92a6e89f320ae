import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Suspense, useState } from "react";
import { useBody } from "../../core/bodies/use-body";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { MoreButton } from "./more-button";
import { useHasActions } from "./use-has-actions";

const loadMenu = () => import("./lazy-row-menu");
const LazyRowMenu = lazyDialog<RowMenuProps & { onClose: () => void }>(loadMenu);

export interface RowMenuProps {
  resource: AnyResource;
  record: object;
  title: string;
  /** The row stands on the page of another record. */
  isPart?: boolean;
}

/** What can be done with the record of a row. A list has many rows: the menu itself is made when it is asked for. */
export function RowMenu({ resource, record, title, isPart }: RowMenuProps) {
  const { translate } = useHost();
  const hasActions = useHasActions(resource);
  const [isWanted, setIsWanted] = useState(false);
  // What can be done with it is on its way: the place is kept, and a press is not lost.
  const isPending = useBody(resource, isWanted);
  if (!isPending && !hasActions(record)) return null;
  const button = (
    <MoreButton
      label={translate("list.actionsFor", { title })}
      size="small"
      aria-haspopup="menu"
      aria-expanded={false}
      // Whoever points at it is likely to press it; a failure shows then.
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted || isPending) return button;
  return (
    <Suspense fallback={button}>
      <LazyRowMenu
        resource={resource}
        record={record}
        title={title}
        isPart={isPart}
        onClose={() => setIsWanted(false)}
      />
    </Suspense>
  );
}
