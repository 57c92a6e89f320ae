import { useQuery } from "@tanstack/react-query";
import { type ResourceName, toAdminError, useHost, useWrite } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  createProgress,
  recordQuery,
  titleOf,
  uncached,
} from "@tillhouse/extension-sdk/internal";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import { useRef, useState } from "react";
import { ErrorMessage } from "../../core/toasts/error-message";
import { useSingleFlight } from "../shared/use-single-flight";
import type { DeleteDialogProps } from "./delete-dialog";

export interface DeleteConfirmationProps extends Omit<DeleteDialogProps, "resource"> {
  resource: AnyResource;
  id: string;
  onClose: () => void;
}

/** Names the record, and stays open with the reason when the store refuses. */
export default function DeleteConfirmation({
  resource,
  id,
  onClose,
  onDeleted,
  onGone,
}: DeleteConfirmationProps) {
  const host = useHost();
  const { translate } = host;
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const { data: record, error: missing } = useQuery(recordQuery(host, name, id));
  const { write, isWriting } = useWrite(name);
  const [failure, setFailure] = useState<unknown>();
  // What was asked about once is asked about to the end: another try may find the record gone, and something else not.
  const asked = useRef<object>();
  asked.current ??= record;
  const subject = asked.current;
  const title = subject === undefined ? "" : titleOf(resource, subject);
  const { consequences } = resource.delete ?? {};
  const said = useQuery({
    queryKey: [resource.name, "consequences", id],
    // It was written for records of this very resource; see `AnyResource`.
    queryFn: async () => (await consequences?.(subject as never, host)) ?? [],
    enabled: consequences !== undefined && subject !== undefined && failure === undefined,
    // What was read the last time may no longer hold, and the person decides by it.
    ...uncached,
  });
  // Nothing is deleted before it is named, and before its page knows where to go afterwards.
  const isReading = subject === undefined ? missing === null : consequences !== undefined && said.isPending;
  const problem = failure ?? (subject === undefined ? missing : said.error);

  const once = useSingleFlight();
  // What a try has noted, the next one finds.
  const [progress] = useState(() => createProgress());
  const remove = async () => {
    if (said.isError) return void said.refetch();
    try {
      await write({ kind: "delete", id, title, record, progress });
      onGone?.(id);
      (onDeleted ?? onClose)();
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void once(remove)}
      title={translate("delete.title", { title: title === "" ? translate(`${resource.name}.one`) : title })}
      description={translate(`${resource.name}.deleteText`)}
      warnings={said.data}
      confirmLabel={translate("delete.confirm", { noun: translate(`${resource.name}.noun`) })}
      cancelLabel={translate("delete.keep", { noun: translate(`${resource.name}.noun`) })}
      tone={resource.delete?.confirm === "typed" ? "nuclear" : "danger"}
      typedConfirmation={resource.delete?.confirm === "typed" ? title : undefined}
      isLoading={isWriting || isReading}
      error={problem ? <ErrorMessage error={toAdminError(problem)} /> : undefined}
    />
  );
}
