import { type ComponentType, createContext, useContext, useEffect } from "react";
import { AdminError } from "../errors/errors";
import type { RecordOf, ResourceName } from "../records/resources";
import type { AnyField } from "./field-types";

/** What a field of one's own may know of the form that it stands in. */
export interface FormRecord<Item = unknown> {
  /** The record that is changed or acted on; `undefined` while one is made. */
  record: Item;
  /** What all fields of the form hold now, by their keys. */
  values: Readonly<Record<string, unknown>>;
  /** Changes what another field holds; it counts as typed. */
  set(key: string, value: unknown): void;
  /**
   * What a field holds where that is found out after the form was opened, such as the place where the goods lie. Nobody has
   * typed it: a form with nothing else in it is closed without a question, and keeps no draft.
   */
  suggest(key: string, value: unknown): void;
  /** Keeps the form from being sent until something has ended, well or not. A press of the button before that is not lost. */
  waitFor(work: Promise<unknown>): void;
}

/** Carries the {@link FormRecord}. */
export const FormRecordContext = createContext<FormRecord | undefined>(undefined);

/** What `FormField` takes. */
export interface FormFieldProps {
  /** Any field, as `field.images("images", …)` describes it. */
  field: AnyField;
  /** Where its value is in the form: `lines.0.images`. */
  name: string;
}

/** The component that draws a field of a form. The form provides it. */
export const FormFieldContext = createContext<ComponentType<FormFieldProps> | undefined>(undefined);

/**
 * The record and the values of the form around an own field (`field.own`).
 *
 * @throws AdminError (`config`) outside of a form.
 * @example
 * const { record: order, values, set } = useFormRecord<"orders">();
 */
export function useFormRecord<Name extends ResourceName>(): FormRecord<RecordOf<Name>> {
  const form = useContext(FormRecordContext);
  if (form === undefined) throw new AdminError("config", "useFormRecord must be used within a form");
  // Whoever writes the field knows which resource its form belongs to; see `CustomFieldProps`.
  return form as FormRecord<RecordOf<Name>>;
}

/**
 * Keeps the form around a field from being sent while the field still reads what it suggests: a press that comes before is not
 * refused for what would have been there a moment later. Outside of a form nothing waits.
 *
 * @example
 * const { data, isLoading } = useAdminQuery<{ stock_locations: Location[] }>("stock-locations", "/stock-locations");
 * usePendingField(isLoading);
 */
export function usePendingField(isPending: boolean): void {
  const waitFor = useContext(FormRecordContext)?.waitFor;
  useEffect(() => {
    if (!isPending || waitFor === undefined) return;
    let end: () => void = () => undefined;
    waitFor(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    return () => end();
  }, [isPending, waitFor]);
}
