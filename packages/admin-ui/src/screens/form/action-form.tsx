import { type AnyAction, type AnyResource, titleOf, useHost } from "@tillhouse/extension-sdk";
import RecordForm from "../record-form";
import { SavingForm } from "./saving-form";

/** Props of {@link ActionForm}. */
export interface ActionFormProps {
  resource: AnyResource;
  action: AnyAction;
  record: object;
  onClose: () => void;
}

/** What an action asks for before it is done. */
export default function ActionForm({ resource, action, record, onClose }: ActionFormProps) {
  const { translate } = useHost();
  const label = translate(`${resource.name}.actions.${action.id}`);
  if (action.form === undefined) return null;
  return (
    <SavingForm
      resource={resource}
      form={action.form}
      record={record}
      action={action.id}
      title={translate("action.of", { action: label, title: titleOf(resource, record) })}
      saveLabel={label}
      onClose={onClose}
      NestedForm={RecordForm}
    />
  );
}
