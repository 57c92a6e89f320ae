import { useQuery } from "@tanstack/react-query";
import { formatList, toAdminError, useHost } from "@tillhouse/extension-sdk";
import type { AnyForm, SettingsForm as Definition } from "@tillhouse/extension-sdk/internal";
import { ActionBar, Banner, Button, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { ErrorMessage } from "../../core/toasts/error-message";
import { notSavedTitle } from "../../core/toasts/not-saved";
import { FieldControl } from "../form/controls/field-control";
import { FormScopeContext } from "../form/controls/form-scope";
import { useFormUploads } from "../form/controls/form-uploads";
import { usePendingWork } from "../form/controls/pending-work";
import { FormFields } from "../form/form-fields";
import { askedFields, type FormValues, valuesOf } from "../form/kinds/form-values";
import { LeaveConfirmation } from "../form/leave-confirmation";
import RecordForm from "../form/record-form";
import { ConflictDialog } from "../form/saving/conflict-dialog";
import { formResolver } from "../form/saving/form-resolver";
import { useKeptDraft, useStartingDraft } from "../form/saving/use-draft";
import { LoadError } from "../shared/load-error";
import { useLeaveGuard } from "../shared/use-leave-guard";
import { readSettings } from "./settings-storage";
import { useSavingSettings } from "./use-saving-settings";

/** What is known of a settings form: what it asks, whose it is, what its card says. */
export interface SettingsFormProps {
  /** Id of the extension: its texts and its key in the store's metadata. */
  owner: string;
  path: string;
  title: string;
  form: Definition;
  /** What stands below the form, and above the bar that saves. */
  below?: ReactNode;
}

/** The form of a settings page, once what is set has been read. */
export default function SettingsForm(props: SettingsFormProps) {
  const { owner, path, title, form, below } = props;
  const host = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ["settings-form", owner, path],
    queryFn: () => readSettings(host, { owner, form }),
    gcTime: 0,
    // What somebody is typing into is not read anew below them.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data !== undefined) return <WholeForm {...props} held={data} />;
  return (
    <>
      <section className="th-section" aria-label={title}>
        {error === null ? (
          <Skeleton width="60%" />
        ) : (
          <LoadError
            error={toAdminError(error)}
            title={host.translate("error.settingsTitle", { title })}
            onRetry={() => void refetch()}
          />
        )}
      </section>
      {below}
    </>
  );
}

/** Nothing of it is a record: all of it is changed, none of it made. */
const about = { mode: "edit", record: undefined } as const;

function WholeForm({
  owner,
  path,
  title,
  form: definition,
  below,
  held,
}: SettingsFormProps & { held: FormValues }) {
  const { translate, user, locale } = useHost();
  const form: AnyForm = { schema: definition.schema, fields: definition.fields };
  const [initial] = useState(() => valuesOf(form, { ...definition.defaultValues, ...held }));
  const [base, setBase] = useState(initial);
  const draftOwner = { userId: user.id, resource: `settings.${owner}`, target: path };
  const draft = useStartingDraft(draftOwner, initial);
  const pending = usePendingWork();
  const uploads = useFormUploads(draft?.uploads);
  const methods = useForm<FormValues>({
    defaultValues: initial,
    values: draft === undefined ? undefined : { ...initial, ...draft.values },
    resetOptions: { keepDefaultValues: true },
    resolver: formResolver(form, { ...about, pending }),
    mode: "onTouched",
    shouldFocusError: true,
  });
  const { isDirty, isSubmitting, dirtyFields, errors } = methods.formState;
  const values = useWatch({ control: methods.control });
  const kept = useKeptDraft({ owner: draftOwner, form, base, draft, uploads: uploads.notes }, methods);
  const startOver = () => {
    kept.clear();
    uploads.discard();
    methods.reset(base, { keepDefaultValues: false });
  };
  const guard = useLeaveGuard(isDirty, startOver);
  const saving = useSavingSettings({ owner, title, form, definition, base }, methods, (saved) => {
    setBase(saved);
    kept.clear();
    methods.reset(saved, { keepDefaultValues: false });
  });
  const asked = askedFields(form, about, values);
  const labelOf = (key: string) =>
    translate(form.fields.find((field) => field.key === key)?.label ?? `${owner}.fields.${key}`);
  const changed = Object.keys(dirtyFields).filter((key) => asked.some((field) => field.key === key));
  const errorCount = Object.keys(errors).length;
  const submit = () =>
    void methods
      .handleSubmit((output) => {
        uploads.keep();
        return saving.save(output);
      })()
      .catch(() => undefined);

  return (
    <FormScopeContext.Provider
      value={{
        resource: owner,
        mode: "edit",
        record: undefined,
        isAction: false,
        Control: FieldControl,
        NestedForm: RecordForm,
        pending,
        uploads,
      }}
    >
      <FormProvider {...methods}>
        <section className="th-section" aria-label={title}>
          <form
            className="th-fields"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            {saving.failure !== undefined && (
              <Banner tone="negative" title={translate(notSavedTitle(saving.failure))}>
                <ErrorMessage error={saving.failure} kept={translate("form.kept")} />
              </Banner>
            )}
            <FormFields fields={asked} />
            {/* Enter in a field saves, as in every form; the button for it stands in the bar. */}
            <button type="submit" hidden />
          </form>
        </section>
        {below}
        {isDirty && (
          <ActionBar
            isSave
            label={translate("settings.unsaved")}
            text={
              errorCount > 0
                ? translate("form.errorCount", { count: errorCount })
                : translate("form.changeCount", { count: changed.length })
            }
            note={errorCount > 0 ? undefined : formatList(changed.map(labelOf), locale)}
          >
            <Button variant="quiet" disabled={isSubmitting} onClick={startOver}>
              {translate("settings.discard")}
            </Button>
            <Button variant="solid" isLoading={isSubmitting} onClick={submit}>
              {translate("action.save")}
            </Button>
          </ActionBar>
        )}
      </FormProvider>
      {saving.clashes.length > 0 && (
        <ConflictDialog
          clashes={saving.clashes}
          fields={form.fields}
          resource={owner}
          onClose={saving.leave}
          onSettle={(choices) => {
            saving.settle(choices);
            submit();
          }}
        />
      )}
      <LeaveConfirmation guard={guard} onGiveUp={kept.forget} />
    </FormScopeContext.Provider>
  );
}
