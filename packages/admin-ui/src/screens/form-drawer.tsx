import type { AnyResource } from "@tillhouse/extension-sdk";
import { lazy, Suspense } from "react";
import { useFormLink } from "./use-form-link";

const RecordForm = lazy(() => import("./record-form"));

/** Props of {@link FormDrawer}. */
export interface FormDrawerProps {
  resource: AnyResource;
}

/** The resource's form over the screen, when the address asks for it and the API can do it. Its code comes with it. */
export function FormDrawer({ resource }: FormDrawerProps) {
  const { value, also, close } = useFormLink();
  const { form } = resource;
  const mode = value === "new" ? "create" : "edit";
  if (value === undefined || form === undefined || (form.on !== undefined && form.on !== mode)) return null;
  return (
    <Suspense fallback={null}>
      <RecordForm
        key={value}
        resource={resource}
        id={value === "new" ? undefined : value}
        copyOf={value === "new" ? also("from") : undefined}
        onClose={close}
      />
    </Suspense>
  );
}
