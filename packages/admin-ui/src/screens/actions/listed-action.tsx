import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ResourceName, toAdminError, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  ownerId,
  type RecordsPage,
  recordId,
  recordQuery,
  titleOf,
  withOwner,
} from "@tillhouse/extension-sdk/internal";
import { Drawer } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, useState } from "react";
import { useBody } from "../../core/bodies/use-body";
import { LoadError } from "../shared/load-error";
import type { ActionDialogProps } from "./action-dialog";
import { useActionAvailability } from "./use-action-availability";

export interface ListedActionProps extends ActionDialogProps {
  /** Asks what the action asks, once all is known. */
  Dialog: ComponentType<ActionDialogProps>;
}

/** The next record of the list that can take the action, as the list was when it was asked for: after this one, or from the start. */
function useNextListed({ resource, action, record }: ActionDialogProps): object | undefined {
  const queryClient = useQueryClient();
  const availabilityOf = useActionAvailability(resource.name);
  const [next] = useState(() => {
    if (!action.goesOn) return undefined;
    const rows = queryClient
      .getQueriesData<RecordsPage<object>>({ queryKey: [resource.name, "list"], type: "active" })
      .flatMap(([, page]) => page?.records ?? []);
    const at = rows.findIndex((row) => recordId(resource, row) === recordId(resource, record));
    return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(
      (row) => availabilityOf(action, row) === true,
    );
  });
  return next;
}

/**
 * An action that was asked for in the list of its resource. A row knows less of what its record is a part of than the page does, so that
 * is read first; and what is done with one after the other offers the next one.
 */
export default function ListedAction({ Dialog, onNext, ...props }: ListedActionProps) {
  const { resource } = props;
  const { resource: find } = useHost();
  const listed = useNextListed(props);
  const next = listed && onNext && { title: titleOf(resource, listed), go: () => onNext(listed) };
  const above = find(resource.owner?.of ?? "");
  const id = ownerId(resource, props.record);
  const asked = { ...props, next };
  if (above === undefined || id === undefined) return <Dialog {...asked} />;
  return <WithOwner {...asked} Dialog={Dialog} above={above} id={id} />;
}

function WithOwner({ Dialog, above, id, ...props }: ListedActionProps & { above: AnyResource; id: string }) {
  const { resource, action, record, onClose } = props;
  const host = useHost();
  const { translate } = host;
  // What its page asks for is in its body.
  const isPending = useBody(above, true);
  const { data, error, refetch } = useQuery({
    // The registry keys resources by these very names.
    ...recordQuery(host, above.name as ResourceName, id),
    enabled: !isPending,
  });
  if (data !== undefined) return <Dialog {...props} record={withOwner({ resource, above }, record, data)} />;
  if (error === null) return null;
  return (
    <Drawer isOpen onClose={onClose} title={translate(`${resource.name}.actions.${action.id}`)} footer={null}>
      <LoadError
        error={toAdminError(error)}
        title={translate("error.recordTitle", { noun: translate(`${above.name}.one`) })}
        onRetry={() => void refetch()}
      />
    </Drawer>
  );
}
