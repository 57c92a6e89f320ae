import type { AnyResource } from "@tillhouse/extension-sdk";
import { lazy, Suspense } from "react";
import { useFormLink } from "./use-form-link";

const RecordForm = lazy(() => import("./record-form"));

/** Props of {@link FormDrawer}. */
export interface FormDrawerProps {
  resource: AnyResource;
}

/** The resource's form over the screen, when the address asks for it. Its code comes with it. */
export function FormDrawer({ resource }: FormDrawerProps) {
  const { value, close } = useFormLink();
  if (value === undefined || resource.form === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RecordForm key={value} resource={resource} id={value === "new" ? undefined : value} onClose={close} />
    </Suspense>
  );
}
