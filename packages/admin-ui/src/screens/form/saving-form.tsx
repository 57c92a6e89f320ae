import { formatList, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyForm,
  type AnyResource,
  FormFieldContext,
  FormRecordContext,
  recordId,
  type Written,
} from "@tillhouse/extension-sdk/internal";
import { LineList } from "@tillhouse/extension-sdk/ui";
import { useId, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { recordProp } from "../../core/definitions/record-prop";
import { Zone } from "../../core/extensions/zone";
import { zonePrefix } from "../../core/registry/registry";
import { useLeaveGuard } from "../shared/use-leave-guard";
import { FieldControl } from "./controls/field-control";
import { FormScopeContext, type NestedForm } from "./controls/form-scope";
import { useFormUploads } from "./controls/form-uploads";
import { usePendingWork } from "./controls/pending-work";
import { FormBanners } from "./form-banners";
import { FormFields } from "./form-fields";
import { FormFrame } from "./form-frame";
import { askedFields, type FormMode, type FormValues } from "./kinds/form-values";
import { LeaveConfirmation } from "./leave-confirmation";
import { type Carried, carryOver } from "./saving/carry-over";
import { ConflictDialog } from "./saving/conflict-dialog";
import { completeValues, type StoredValues } from "./saving/form-extensions";
import { formResolver } from "./saving/form-resolver";
import { useKeptDraft, useStartingDraft } from "./saving/use-draft";
import { useFollowedRecord } from "./saving/use-followed-record";
import { useSaving } from "./saving/use-saving";
import { valueWriters } from "./saving/value-writers";
import { useAlternatives } from "./use-alternatives";

export interface SavingFormProps {
  resource: AnyResource;
  form: AnyForm;
  /** `undefined` for a new record. */
  record: object | undefined;
  /** An action's id: then the form is what the action asks for, and `record` what it is done with. */
  action?: string;
  /** What was typed into the form of another action, where this one took its place. */
  carried?: Carried;
  /** Another action is to be done with the record: its form takes over what was typed. */
  onSwitch?: (action: string, carried: Carried) => void;
  /** Whether the record can take an action, or the key of why not now. */
  availabilityOf?: (action: string) => boolean | string;
  /** Names a form that is about a part of the record, or about some of many, so that its draft is its own. */
  part?: string;
  /** Key of the one field that is shown, in the cell of a list. */
  only?: string;
  /** What a new record starts with beside what the form says. */
  start?: FormValues;
  /** What a new record is begun for: its draft is its own. */
  about?: string;
  /** What extensions keep of the record elsewhere. */
  stored?: StoredValues;
  title: string;
  /** What the button says; a function where that follows from what was typed. */
  saveLabel: string | ((values: FormValues) => string);
  /** A second button that saves as well: what becomes of it then is told before, and taken back by the first one. */
  more?: { label: string; mark(isMore: boolean): void };
  onClose: () => void;
  onSaved?: (written: Written | undefined) => void;
  /** Gets what was answered, where nothing is saved by the form itself: the action is done with many records. */
  onAnswered?: (values: FormValues) => void;
  /** Opens over this form where a field offers to make what it refers to. */
  NestedForm: NestedForm;
}

/** Fields, errors, draft and saving of a form. What was typed stays until it is saved or given up on purpose. */
export function SavingForm(props: SavingFormProps) {
  const { resource, form, record, action, part, only, start, stored, title, saveLabel } = props;
  const { about, more, carried, onClose, onSaved, onAnswered, NestedForm } = props;
  const { translate, user, locale } = useHost();
  const formId = useId();
  const mode: FormMode = onAnswered ? "many" : record === undefined ? "create" : "edit";
  const startOf = (of: object | undefined) => ({ ...completeValues(form, of, stored), ...start });
  const [initial, setInitial] = useState(() => startOf(record));
  // A record that was made, while something that belongs to it could not be saved, is new no longer.
  const [made, setMade] = useState<object>();
  const known = record ?? made;
  const ownerOf = (what: object | undefined) => ({
    userId: user.id,
    resource: resource.name,
    target: [what === undefined ? "new" : recordId(resource, what), action, part ?? only ?? about]
      .filter(Boolean)
      .join("."),
  });
  const owner = ownerOf(known);
  const found = useStartingDraft(owner, initial, form.fields);
  const [draft] = useState(() => (carried ? carryOver(form.fields, initial, { carried, found }) : found));
  const [base, setBase] = useState<FormValues>(() => ({ ...initial, ...draft?.base }));
  const [isRestored, setIsRestored] = useState(found !== undefined);
  const [step, setStep] = useState(0);
  const pending = usePendingWork();
  const uploads = useFormUploads(draft?.uploads);
  const methods = useForm<FormValues>({
    defaultValues: base,
    values: draft === undefined ? undefined : { ...base, ...draft.values },
    resetOptions: { keepDefaultValues: true },
    resolver: formResolver(form, { mode, record, initial, pending }),
    mode: "onTouched",
    shouldFocusError: true,
  });
  const { errors, isDirty, isSubmitting, isSubmitted, dirtyFields } = methods.formState;
  const values = useWatch({ control: methods.control });
  const [isSaved, setIsSaved] = useState(false);
  const isTouched = draft !== undefined || mode !== "edit" || isDirty || isSubmitting || isSubmitted;
  useFollowedRecord({ record, startOf, initial, base, isTouched, setInitial, setBase }, methods);
  const kept = useKeptDraft(
    { owner, form, base, draft, isCarried: carried !== undefined, uploads: uploads.notes },
    methods,
  );
  const leave = () => {
    kept.forget();
    guard.release();
  };
  const giveUp = () => {
    kept.forget();
    uploads.discard();
  };
  const guard = useLeaveGuard(isDirty && !isSaved, () => {
    giveUp();
    onClose();
  });
  const saving = useSaving(
    {
      resource,
      form,
      mode,
      record,
      action,
      progress: kept.progress,
      base,
      setBase,
      stored,
      onSend: () => {
        uploads.keep();
        kept.write();
      },
      onPartlySaved: (saved) => {
        if (known !== undefined) return;
        kept.move(ownerOf(saved));
        setMade(saved);
      },
      onSaved: (written) => {
        leave();
        setIsSaved(true);
        onSaved?.(written);
        onClose();
      },
      onAnswered,
    },
    methods,
  );
  const asked = askedFields(form, { mode, record }, values);
  const steps = form.layout === "steps" ? form.steps : undefined;
  const inStep = steps?.[step];
  const keys = only === undefined ? inStep?.fields : [only];
  const shown = keys === undefined ? asked : asked.filter(({ key }) => keys.includes(key));
  const labelOf = (key: string) =>
    translate(form.fields.find((field) => field.key === key)?.label ?? `${resource.name}.fields.${key}`);
  const errorCount = Object.keys(errors).length;
  const changed = Object.keys(dirtyFields).filter((key) => asked.some((field) => field.key === key));
  const note =
    errorCount > 0
      ? translate("form.errorCount", { count: errorCount })
      : mode === "edit" && action === undefined && changed.length > 0 && form.layout !== "steps"
        ? `${translate("form.changeCount", { count: changed.length })}: ${formatList(changed.map(labelOf), locale)}`
        : undefined;
  // What is wrong in a field that is not shown cannot be mended here.
  const hidden = Object.keys(errors).filter((key) => !shown.some((field) => field.key === key));
  const submit = methods.handleSubmit(saving.save, (wrong) => {
    // The first error may stand on another step.
    const at = steps?.findIndex(({ fields }) => fields.some((key) => key in wrong)) ?? -1;
    if (at >= 0) setStep(at);
  });
  const { set, suggest } = valueWriters(methods, setBase);
  const submitAs = mode === "create" && action === undefined ? form.submitAs : undefined;
  const submitText = (word: string) => translate(`${resource.name}.submitAs.${word}`);
  // What was begun is kept with its notes: whoever comes back must not do it twice.
  const away = kept.isBegun() ? guard.release : leave;
  const alternatives = useAlternatives({ ...props, set, leave: away }, methods);
  const startOver = () => {
    kept.clear();
    uploads.discard();
    methods.reset(initial);
    setBase(initial);
    setIsRestored(false);
  };
  const prefix = zonePrefix(resource);
  const isWhole = action === undefined && part === undefined && only === undefined;
  const zone = (place: "before" | "after") =>
    isWhole && <Zone name={`${prefix}.form.${place}`} props={{ [recordProp(prefix)]: record }} />;

  return (
    <FormScopeContext.Provider
      value={{
        resource: resource.name,
        mode,
        record,
        isAction: action !== undefined,
        Control: FieldControl,
        NestedForm,
        pending,
        uploads,
        alternatives,
      }}
    >
      <FormProvider {...methods}>
        <FormFieldContext.Provider value={FieldControl}>
          <FormRecordContext.Provider value={{ record, values, set, suggest, waitFor: pending.add }}>
            <FormFrame
              look={only === undefined ? (form.layout ?? "drawer") : "inline"}
              title={title}
              formId={formId}
              saveLabel={
                submitAs
                  ? submitText(submitAs.options[1])
                  : typeof saveLabel === "string"
                    ? saveLabel
                    : saveLabel(values)
              }
              note={note}
              isSaving={isSubmitting}
              more={
                submitAs
                  ? {
                      label: submitText(submitAs.options[0]),
                      mark: (isMore) => set(submitAs.key, submitAs.options[isMore ? 0 : 1]),
                    }
                  : more
              }
              onLeave={guard.leave}
              steps={
                steps && {
                  index: step,
                  count: steps.length,
                  onBack: () => setStep(Math.max(0, step - 1)),
                  onNext: () =>
                    void methods
                      .trigger([...(inStep?.fields ?? [])], { shouldFocus: true })
                      .then((isRight) => isRight && setStep(step + 1)),
                }
              }
            >
              {zone("before")}
              <form
                id={formId}
                className="th-fields"
                noValidate
                onKeyDown={(event) => {
                  // Nobody publishes by a key that only ends a field.
                  const isEnter = event.key === "Enter" && event.target instanceof HTMLInputElement;
                  if (submitAs !== undefined && isEnter) event.preventDefault();
                }}
                onSubmit={(event) => {
                  // Events pass through portals: a form around this one must not be submitted along.
                  event.stopPropagation();
                  void submit(event);
                }}
              >
                <FormBanners
                  resource={resource.name}
                  draft={isRestored ? draft : undefined}
                  onStartOver={startOver}
                  saving={saving}
                  othersWrong={only === undefined ? [] : hidden.map(labelOf)}
                  labelOf={labelOf}
                />
                {record !== undefined && form.lines && <LineList lines={form.lines(record as never)} />}
                <FormFields
                  fields={shown}
                  isTwo={form.layout === "page"}
                  parts={form.layout === "page" ? form.steps : undefined}
                />
              </form>
              {zone("after")}
            </FormFrame>
          </FormRecordContext.Provider>
        </FormFieldContext.Provider>
      </FormProvider>
      {saving.clashes.length > 0 && (
        <ConflictDialog
          clashes={saving.clashes}
          fields={form.fields}
          resource={resource.name}
          onClose={saving.forgetClashes}
          onSettle={(choices) => {
            saving.settle(choices);
            void submit();
          }}
        />
      )}
      <LeaveConfirmation guard={guard} onGiveUp={giveUp} />
    </FormScopeContext.Provider>
  );
}
