import { useHost } from "@tillhouse/extension-sdk";
import { type FormLayout, treeOf } from "@tillhouse/extension-sdk/internal";
import { Button, Drawer, FullScreenDialog } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, Suspense } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { InlineFormFrame } from "./inline-frame";

/** Where a form stands among its steps. */
interface FormStepState {
  index: number;
  count: number;
  onBack: () => void;
  onNext: () => void;
}

export interface FormFrameProps {
  /** `inline` is the form of one cell. */
  look: FormLayout | "inline";
  title: string;
  formId: string;
  /** What the last button says. */
  saveLabel: string;
  /** At the start of the footer: what was changed, or what needs attention. */
  note: ReactNode;
  isSaving: boolean;
  /** A second button that saves. */
  more?: { label: string; mark(isMore: boolean): void };
  steps: FormStepState | undefined;
  onLeave: () => void;
  children: ReactNode;
}

const frames = { drawer: Drawer, page: FullScreenDialog } as const;

const WizardFrame = lazyDialog(() => import("./form-wizard"));

/** What stands around a form: a drawer, the whole window, a dialog with steps, or the cell that it changes. */
export function FormFrame(props: FormFrameProps) {
  const { look, title, formId, saveLabel, note, isSaving, more, steps, onLeave, children } = props;
  const { translate } = useHost();
  if (look === "inline") return <InlineFormFrame {...props} />;
  if (look === "steps" && steps !== undefined)
    return (
      <Suspense fallback={null}>
        <WizardFrame
          isOpen
          onClose={onLeave}
          title={title}
          note={note}
          step={steps.index}
          count={steps.count}
          onPrevious={steps.onBack}
          onNext={steps.onNext}
          formId={formId}
          submitLabel={saveLabel}
          isSubmitting={isSaving}
        >
          {children}
        </WizardFrame>
      </Suspense>
    );
  const Frame = frames[look === "page" ? look : "drawer"];
  return (
    <Frame
      isOpen
      onClose={onLeave}
      title={title}
      footerNote={note}
      footer={
        <>
          <Button size="large" onClick={onLeave} disabled={isSaving}>
            {translate("action.cancel")}
          </Button>
          {more && (
            // No submit button: Enter in a field is the other one.
            <Button
              size="large"
              disabled={isSaving}
              onClick={({ currentTarget }) => {
                more.mark(true);
                treeOf(currentTarget).querySelector<HTMLFormElement>(`form[id="${formId}"]`)?.requestSubmit();
              }}
            >
              {more.label}
            </Button>
          )}
          <Button
            size="large"
            variant="primary"
            type="submit"
            form={formId}
            isLoading={isSaving}
            onClick={() => more?.mark(false)}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      {children}
    </Frame>
  );
}
