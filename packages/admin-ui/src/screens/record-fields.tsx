import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  type AnyField,
  type AnyResource,
  type ResourceName,
  recordId,
  type Translate,
  toAdminError,
  useHost,
  useWrite,
} from "@tillhouse/extension-sdk";
import { Banner, Button, ConfirmDialog, Drawer } from "@tillhouse/extension-sdk/ui";
import { useId, useRef, useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { describeError } from "../core/describe-error";
import { FormField } from "./form-field";
import { useLeaveGuard } from "./use-leave-guard";

/** Props of {@link RecordFields}. */
export interface RecordFieldsProps {
  resource: AnyResource;
  record: object | undefined;
  title: string;
  onClose: () => void;
}

type Form = NonNullable<AnyResource["form"]>;

function initialValues(form: Form, record: object | undefined): FieldValues {
  if (record !== undefined && form.values !== undefined) return form.values(record as never) as FieldValues;
  return Object.fromEntries(
    form.fields.map(({ key }) => [key, record === undefined ? "" : (Reflect.get(record, key) ?? "")]),
  );
}

/** The field that the store complains about: the one whose name stands in its message. */
function blamedField(message: string, fields: readonly AnyField[]): string | undefined {
  return fields.find(({ key }) => new RegExp(`\\b${key}\\b`, "i").test(message))?.key;
}

/** Messages of a schema are keys; a schema of an extension may send plain sentences. */
function wordsOf(message: unknown, translate: Translate): string[] {
  return typeof message === "string" && message !== "" ? [translate(message)] : [];
}

/** Fields, errors and saving of a form. What was typed stays until it is saved or given up on purpose. */
export function RecordFields({ resource, record, title, onClose }: RecordFieldsProps) {
  const { translate } = useHost();
  const formId = useId();
  // Only resources with a form are opened in one.
  const form = resource.form as Form;
  // The registry keys resources by these very names.
  const { write } = useWrite(resource.name as ResourceName);
  const [failure, setFailure] = useState<string>();
  const isSending = useRef(false);
  const { register, handleSubmit, formState, setError } = useForm<FieldValues>({
    defaultValues: initialValues(form, record),
    // The resolver's types want an object schema; `FormDefinition` takes any schema whose input has the fields' keys.
    resolver: standardSchemaResolver(form.schema as never) as Resolver<FieldValues>,
    mode: "onTouched",
  });
  const { errors, dirtyFields, isDirty, isSubmitting, isSubmitSuccessful } = formState;
  const guard = useLeaveGuard(isDirty && !isSubmitSuccessful, onClose);
  const errorCount = Object.keys(errors).length;

  const save = async (output: FieldValues) => {
    // Two quick clicks arrive before the button is drawn as busy.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      const payload = form.payload?.(output as never, record as never) ?? output;
      await write(
        record === undefined
          ? { kind: "create", payload }
          : { kind: "update", id: recordId(resource, record), payload },
      );
      guard.release();
      onClose();
    } catch (thrown) {
      const error = toAdminError(thrown);
      const message = describeError(error, translate);
      const field = blamedField(error.message, form.fields);
      if (field !== undefined && (error.code === "invalid" || error.code === "conflict"))
        // The store names its own tables in such a message; that a value is taken can be said better.
        setError(
          field,
          { type: "store", message: error.code === "conflict" ? "form.taken" : message },
          { shouldFocus: true },
        );
      else setFailure(message);
      // The form must not count as saved.
      throw error;
    } finally {
      isSending.current = false;
    }
  };

  return (
    <>
      <Drawer
        isOpen
        onClose={guard.leave}
        title={title}
        footerNote={errorCount === 0 ? undefined : translate("form.errorCount", { count: errorCount })}
        footer={
          <>
            <Button size="large" onClick={guard.leave} disabled={isSubmitting}>
              {translate("action.cancel")}
            </Button>
            <Button size="large" variant="primary" type="submit" form={formId} isLoading={isSubmitting}>
              {translate(record === undefined ? "action.create" : "action.save")}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className="th-fields"
          noValidate
          onSubmit={(event) => void handleSubmit(save)(event).catch(() => undefined)}
        >
          {failure !== undefined && (
            <Banner tone="negative" title={translate("form.notSaved")}>
              {failure} {translate("form.kept")}
            </Banner>
          )}
          {form.fields.map((field) => (
            <FormField
              key={field.key}
              field={field}
              resource={resource.name}
              registration={register(field.key)}
              errors={wordsOf(errors[field.key]?.message, translate)}
              isChanged={record !== undefined && dirtyFields[field.key] === true}
            />
          ))}
        </form>
      </Drawer>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onClose={guard.stay}
        onConfirm={guard.giveUp}
        title={translate("form.leaveTitle")}
        description={translate("form.leaveText")}
        confirmLabel={translate("form.leaveConfirm")}
        cancelLabel={translate("form.leaveStay")}
        tone="danger"
      />
    </>
  );
}
