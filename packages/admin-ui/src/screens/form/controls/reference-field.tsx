import { ReferencePicker, type ReferencePickerProps } from "@tillhouse/extension-sdk/inputs";
import { useResource } from "@tillhouse/extension-sdk/internal";
import { Suspense, useState } from "react";
import { mayCreate } from "../../shared/may-create";
import { useFormScope } from "./form-scope";

/** The picker in a form: what is not there yet can be made in place. */
export function ReferenceField({ to, value, onChange, isMultiple, ...props }: ReferencePickerProps) {
  const { NestedForm } = useFormScope();
  const resource = useResource(to);
  const [created, setCreated] = useState<string>();
  const isOffered = resource !== undefined && mayCreate(resource);
  return (
    <>
      <ReferencePicker
        {...props}
        to={to}
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
