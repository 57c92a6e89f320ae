import { field, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { any, object } from "zod/mini";
import RecordForm from "../form/record-form";
import { SavingForm } from "../form/saving-form";
import { metadataOf } from "../shared/visible-metadata";

export interface MetadataDrawerProps {
  resource: AnyResource;
  record: object;
  onClose: () => void;
}

/** A form of one field: drafts, merging and taking back come with it. */
const metadataForm = {
  schema: object({ metadata: any() }),
  fields: [field.metadata("metadata", { label: "kit.metadata" })],
  values: (record: object) => ({ metadata: metadataOf(record) }),
};

/** Changes the metadata of a record: only what differs is sent, and what is taken away goes the way the API wants it. */
export default function MetadataDrawer({ resource, record, onClose }: MetadataDrawerProps) {
  const { translate } = useHost();
  return (
    <SavingForm
      resource={resource}
      form={metadataForm}
      record={record}
      part="metadata"
      title={translate("metadata.edit")}
      saveLabel={translate("action.save")}
      onClose={onClose}
      NestedForm={RecordForm}
    />
  );
}
