import { ReferencePicker, type ReferencePickerProps } from "@tillhouse/extension-sdk/inputs";
import { type ReferenceField as FieldOfReference, useResource } from "@tillhouse/extension-sdk/internal";
import { Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import { mayCreate } from "../../shared/may-create";
import { heldAt, useFormScope } from "./form-scope";

type Narrowing = Pick<FieldOfReference<string, string>, "filter" | "filterPaths">;

/** What narrows the records that a field offers: what it always asks for, and what the form or the record holds. */
function useReferenceFilter({ filter, filterPaths = {} }: Narrowing): Readonly<Record<string, unknown>> {
  const { record } = useFormScope();
  const entries = Object.entries(filterPaths);
  const typed: readonly unknown[] = useWatch({ name: entries.map(([, path]) => path) });
  const held = entries.map(([key, path], index) => [key, typed[index] ?? heldAt(record, path)] as const);
  return {
    ...filter,
    ...Object.fromEntries(held.filter(([, value]) => value !== undefined && value !== null)),
  };
}

/** The picker in a form: what is not there yet can be made in place. */
export function ReferenceField({
  to,
  value,
  onChange,
  isMultiple,
  filter,
  filterPaths,
  ...props
}: ReferencePickerProps & Narrowing) {
  const { NestedForm } = useFormScope();
  const resource = useResource(to);
  const [created, setCreated] = useState<string>();
  const isOffered = resource !== undefined && mayCreate(resource);
  return (
    <>
      <ReferencePicker
        {...props}
        to={to}
        filter={useReferenceFilter({ filter, filterPaths })}
        value={value}
        onChange={onChange}
        isMultiple={isMultiple}
        onCreate={isOffered ? setCreated : undefined}
      />
      {created !== undefined && resource !== undefined && (
        <Suspense fallback={null}>
          <NestedForm
            resource={resource}
            id={undefined}
            start={{ [resource.form?.fields[0]?.key ?? "title"]: created }}
            onClose={() => setCreated(undefined)}
            onSaved={(id) => {
              if (id !== undefined) onChange(isMultiple ? [...value, id] : [id]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
