import { useQuery } from "@tanstack/react-query";
import {
  type AnyResource,
  type ResourceName,
  recordQuery,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { Drawer, Skeleton } from "@tillhouse/extension-sdk/ui";
import { LoadError } from "./load-error";
import { RecordFields } from "./record-fields";

/** Props of {@link RecordForm}. */
export interface RecordFormProps {
  resource: AnyResource;
  /** `undefined` creates a record. */
  id: string | undefined;
  onClose: () => void;
}

/** The one form of a resource, for create and edit, in a drawer. An existing record is read first. */
export default function RecordForm({ resource, id, onClose }: RecordFormProps) {
  const host = useHost();
  const { translate } = host;
  const { data, error, refetch } = useQuery({
    // The registry keys resources by these very names.
    ...recordQuery(host, resource.name as ResourceName, id ?? ""),
    enabled: id !== undefined,
  });
  const title = translate(`${resource.name}.${id === undefined ? "create" : "edit"}`);
  if (id === undefined || data !== undefined)
    return <RecordFields resource={resource} record={data} title={title} onClose={onClose} />;
  return (
    <Drawer isOpen onClose={onClose} title={title} footer={null}>
      {error === null ? (
        <Skeleton width="60%" />
      ) : (
        <LoadError
          error={toAdminError(error)}
          title={translate("error.recordTitle", { noun: translate(`${resource.name}.one`) })}
          onRetry={() => void refetch()}
        />
      )}
    </Drawer>
  );
}
