import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Button, KeyValueList, Section } from "@tillhouse/extension-sdk/ui";
import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { metadataOf } from "../shared/visible-metadata";

const MetadataDrawer = lazyDialog(() => import("./metadata-drawer"));

export interface MetadataEditSectionProps {
  resource: AnyResource;
  record: object;
  /** The API takes no metadata for this kind of record. */
  isReadOnly: boolean;
}

/** Values that are no plain text are shown as JSON, so that nothing looks like what it is not. */
function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The metadata of a record, as keys and values, and the way to change it. */
export function MetadataEditSection({ resource, record, isReadOnly }: MetadataEditSectionProps) {
  const { translate } = useHost();
  const [isEditing, setIsEditing] = useState(false);
  const entries = Object.entries(metadataOf(record));
  if (isReadOnly && entries.length === 0) return null;
  const title = translate("kit.metadata");
  return (
    <Section
      title={title}
      end={
        !isReadOnly && (
          <Button
            size="small"
            variant="ghost"
            iconOnly
            label={translate("metadata.edit")}
            icon={<Pencil className="th-icon" aria-hidden />}
            onClick={() => setIsEditing(true)}
          />
        )
      }
    >
      {entries.length === 0 ? (
        <p className="th-muted">{translate("metadata.emptyText")}</p>
      ) : (
        <KeyValueList label={title} rows={entries.map(([key, value]) => ({ key, value: shown(value) }))} />
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <MetadataDrawer resource={resource} record={record} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}
