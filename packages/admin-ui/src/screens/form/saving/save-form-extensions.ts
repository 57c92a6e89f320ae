import type { AdminError, Host } from "@tillhouse/extension-sdk";
import type { AnyField, AnyForm } from "@tillhouse/extension-sdk/internal";
import { type ActionProgress, runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { extensionError } from "../../../core/extensions/extension-error";
import { type FormValues, isSame } from "../kinds/form-values";
import { withoutSecrets } from "./draft";
import {
  formExtensionId,
  formExtensionOutput,
  isStored,
  ownValues,
  type StoredFormExtension,
} from "./form-extensions";

/** An addition whose values could not be kept, and why. */
export interface FormExtensionFailure {
  addition: StoredFormExtension;
  error: AdminError;
}

/** What is sent to the endpoints of extensions after the record itself was saved. */
export interface FormExtensionSaving {
  form: AnyForm;
  asked: readonly AnyField[];
  values: FormValues;
  /** What the form held before anybody typed; `undefined` for a new record: then everything is sent. */
  base: FormValues | undefined;
  record: object;
  /** What earlier tries of the same form have kept. */
  progress: ActionProgress;
}

type AdditionStep = Step<null, FormValues> & { addition: StoredFormExtension };

/**
 * Keeps what extensions do not keep in the record. One that fails stops none of the others; what was kept already, or was
 * not changed, is not sent again.
 */
export async function saveFormExtensions(
  host: Host,
  { form, asked, values, base, record, progress }: FormExtensionSaving,
): Promise<readonly FormExtensionFailure[]> {
  const steps = (form.additions ?? []).filter(isStored).map(async (addition): Promise<AdditionStep> => {
    const output = await formExtensionOutput(addition, values, asked);
    const before = base && (await formExtensionOutput(addition, base, asked));
    const own = ownValues(addition, values);
    // Secrets are noted nowhere: what holds one is sent in each try.
    const isOpen = isSame(withoutSecrets(addition.fields, own), own);
    return {
      id: formExtensionId(addition),
      addition,
      input: isOpen ? output : undefined,
      find: (noted) => {
        const known = noted === undefined ? before : noted.result === null && noted.input;
        return known && isSame(output, known) ? null : undefined;
      },
      run: async () => {
        try {
          // It was written for records of this very resource, and for what its own schema answers.
          await addition.store.write(output as never, record as never, host);
        } catch (error) {
          throw extensionError(error, addition.owner);
        }
        return null;
      },
    };
  });
  const { failures } = await runSteps(await Promise.all(steps), { onFailure: "continue", progress });
  return failures.map(({ step: { addition }, error }) => ({ addition, error }));
}
