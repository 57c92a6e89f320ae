import type { AdminError, AnyField, AnyForm, Host } from "@tillhouse/extension-sdk";
import { extensionError } from "../../core/extension-error";
import { additionOutput, isStored, type StoredAddition } from "./additions";
import { type FormValues, isSame } from "./form-values";

/** An addition whose values could not be kept, and why. */
export interface AdditionFailure {
  addition: StoredAddition;
  error: AdminError;
}

/** What is sent to the endpoints of extensions after the record itself was saved. */
export interface AdditionSending {
  form: AnyForm;
  asked: readonly AnyField[];
  values: FormValues;
  /** What the form held before anybody typed; `undefined` for a new record: then everything is sent. */
  base: FormValues | undefined;
  record: object;
  /** What was kept already by an earlier try of the same form. */
  done: Map<StoredAddition, FormValues>;
}

/**
 * Keeps what extensions do not keep in the record. One that fails stops none of the others; what was kept already, or was
 * not changed, is not sent again.
 */
export async function sendAdditions(
  host: Host,
  { form, asked, values, base, record, done }: AdditionSending,
): Promise<AdditionFailure[]> {
  const failures: AdditionFailure[] = [];
  for (const addition of (form.additions ?? []).filter(isStored)) {
    const output = await additionOutput(addition, values, asked);
    const before = done.get(addition) ?? (base && (await additionOutput(addition, base, asked)));
    if (before !== undefined && isSame(output, before)) continue;
    try {
      // It was written for records of this very resource, and for what its own schema answers.
      await addition.store.write(output as never, record as never, host);
      done.set(addition, output);
    } catch (error) {
      failures.push({ addition, error: extensionError(error, addition.owner) });
    }
  }
  return failures;
}
