import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useBody } from "../../core/bodies/use-body";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useFormLink } from "../shared/use-form-link";

const loadForm = () => import("./record-form");
const RecordForm = lazyDialog(loadForm);

/** Time after which a form is made ready that nobody has asked for yet, in milliseconds: the screen below comes first. */
const quietTime = 2500;

export interface FormDrawerProps {
  resource: AnyResource;
}

/** The resource's form over the screen, when the address asks for it and the API can do it. Its code comes with it. */
export function FormDrawer({ resource }: FormDrawerProps) {
  const { value, parameters, also, close } = useFormLink();
  const { form } = resource;
  useBody(resource, value !== undefined);
  const { href } = useHost();
  const navigate = useNavigate();
  const made = useRef<string>();
  // Who gives a form up while it is being saved is elsewhere when the answer comes, and stays there.
  const opening = useMemo(() => ({ value }), [value]);
  const latest = useRef<object>();
  useLayoutEffect(() => {
    latest.current = opening;
    return () => {
      latest.current = undefined;
    };
  }, [opening]);
  const isGivenUp = () => latest.current !== opening;
  const mode = value === "new" ? "create" : "edit";
  const section = value === "new" ? undefined : also("section");
  const hasForm = form !== undefined;
  useEffect(() => {
    if (!hasForm) return;
    // A failure shows when the form is opened.
    const timer = setTimeout(() => loadForm().catch(() => undefined), quietTime);
    return () => clearTimeout(timer);
  }, [hasForm]);
  if (value === undefined || form === undefined || (form.mode !== undefined && form.mode !== mode))
    return null;
  return (
    <Suspense fallback={null}>
      <RecordForm
        key={`${value} ${section ?? ""}`}
        resource={resource}
        id={value === "new" ? undefined : value}
        section={section}
        copyOf={value === "new" ? also("from") : undefined}
        link={value === "new" ? parameters : undefined}
        onSaved={(id) => {
          if (isGivenUp()) return;
          made.current = mode === "create" && form.redirectToRecord ? id : undefined;
        }}
        onClose={() => {
          if (isGivenUp()) return;
          if (made.current === undefined) close();
          else navigate(href(resource.name, made.current), { replace: true });
        }}
      />
    </Suspense>
  );
}
