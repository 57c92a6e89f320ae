import { type CustomFieldProps, useHost, usePendingField } from "@tillhouse/extension-sdk";
import { Button, Field, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, Suspense, useMemo } from "react";
import { Boundary } from "../../../core/extensions/boundary";
import { lazyComponent } from "../../../core/lazy/lazy-component";
import type { ControlProps } from "./control-props";

export interface CustomFieldControlProps extends ControlProps, Pick<CustomFieldProps, "value" | "onChange"> {
  load: () => Promise<{ default: unknown }>;
  /** An extension brought it: then its boundary stands around the field already. */
  isContributed?: boolean;
}

/** Shown while a field's code loads. The form waits for it, because the field may fill itself in. */
function Arriving() {
  usePendingField(true);
  return <Skeleton width="60%" />;
}

/** A field that draws itself. When it fails, the rest of the form goes on. */
export function CustomFieldControl({ load, isContributed, ...props }: CustomFieldControlProps) {
  const { translate } = useHost();
  const { label, hint, isRequired } = props;
  const Loaded = useMemo(
    // The field was written for this very value; see `CustomFieldProps`.
    () => lazyComponent(load as () => Promise<{ default: ComponentType<CustomFieldProps> }>, "section"),
    [load],
  );
  const own = (
    <Suspense fallback={<Arriving />}>
      <Loaded {...props} />
    </Suspense>
  );
  if (isContributed) return own;
  return (
    <Boundary
      fallback={(error, retry) => (
        <Field
          label={label}
          hint={hint}
          isRequired={isRequired}
          errors={[translate("error.sectionTitle", { title: label }), error.message]}
        >
          <Button size="small" onClick={retry}>
            {translate("action.retry")}
          </Button>
        </Field>
      )}
    >
      {own}
    </Boundary>
  );
}
