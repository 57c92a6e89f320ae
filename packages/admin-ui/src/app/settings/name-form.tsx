import { field, useHost } from "@tillhouse/extension-sdk";
import { type AdminUser, type AnyForm, useResource } from "@tillhouse/extension-sdk/internal";
import { object, string, trim } from "zod/mini";
import RecordForm from "../../screens/form/record-form";
import { SavingForm } from "../../screens/form/saving-form";

/** What of a person's record they change themselves. Their role is for others to say. */
const form: AnyForm = {
  schema: object({ first_name: string().check(trim()), last_name: string().check(trim()) }),
  fields: [field.text("first_name"), field.text("last_name")],
};

export interface NameFormProps {
  user: AdminUser;
  onClose: () => void;
  onSaved: () => void;
}

/** The form in which a person changes their own name. */
export default function NameForm({ user, onClose, onSaved }: NameFormProps) {
  const { translate } = useHost();
  const users = useResource("users");
  if (users === undefined) return null;
  return (
    <SavingForm
      resource={users}
      form={form}
      record={user}
      part="name"
      title={translate("personal.editName")}
      saveLabel={translate("action.save")}
      onClose={onClose}
      onSaved={onSaved}
      NestedForm={RecordForm}
    />
  );
}
