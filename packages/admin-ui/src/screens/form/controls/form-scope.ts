import type { AnyField, AnyResource } from "@tillhouse/extension-sdk/internal";
import { type ComponentType, createContext, useContext } from "react";
import type { FormMode, FormValues } from "../kinds/form-values";
import type { FormUploads } from "./form-uploads";
import type { PendingWork } from "./pending-work";

/** The form of another resource, over this one. */
export type NestedForm = ComponentType<{
  resource: AnyResource;
  id: undefined;
  start: FormValues;
  onClose: () => void;
  onSaved: (id: string | undefined) => void;
}>;

/** What the fields of a form need to know of it. */
export interface FormScope {
  /** Name of the resource: labels and words are its texts. */
  resource: string;
  mode: FormMode;
  /** The record that is changed or acted on. */
  record: object | undefined;
  /** What an action asks for changes nothing yet: no field is marked as changed. */
  isAction: boolean;
  /** Draws a field; groups draw theirs with it. */
  Control: ComponentType<{ field: AnyField; name: string }>;
  NestedForm: NestedForm;
  pending: PendingWork;
  uploads: FormUploads;
  /** Of the form of an action: the others that answer the same question. */
  alternatives?: {
    /** The form took the place of another one. */
    isSwitched: boolean;
    /** Whether the record can take an action, or the key of why not now. */
    availabilityOf(action: string): boolean | string;
    /** Takes another answer, which may be of another action: then its form takes the place of this one. */
    choose(key: string, value: string, action: string): void;
  };
}

/** Carries the {@link FormScope}. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** What the form around a field is. */
export function useFormScope(): FormScope {
  const setting = useContext(FormScopeContext);
  if (setting === undefined) throw new Error("useFormScope must be used within a form");
  return setting;
}

/** What a record holds at a path such as `region.countries`. */
export function heldAt(record: object | undefined, path: string): unknown {
  return path.split(".").reduce<unknown>((held, key) => Reflect.get(Object(held), key), record);
}
