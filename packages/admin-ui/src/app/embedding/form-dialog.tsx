import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useEffect } from "react";
import { useBody } from "../../core/bodies/use-body";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { Embedded, ResourceOf } from "./embedded";
import { EmbeddedContent } from "./embedded-content";

const load = () => import("../../screens/form/record-form");
const RecordForm = lazyDialog(load);

/** What `<FormDialog>` takes. */
export interface FormDialogProps {
  /** The resource by its name: `collections`, `products`, one of an extension. */
  resource: string;
  /** Id of the record that is edited. Left out: a new one is made. */
  id?: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when it is to be closed: saved, or given up. */
  onClose: () => void;
  /** Called with the id of what was saved, before `onClose`. */
  onSaved?: (id: string) => void;
}

/**
 * The form of a resource, over the host's page. It asks before something typed is lost, and keeps what was typed as a draft.
 *
 * @example <FormDialog resource="collections" isOpen={isOpen} onClose={() => setIsOpen(false)} onSaved={show} />
 */
export function FormDialog({ resource: name, isOpen, ...form }: FormDialogProps) {
  if (!isOpen) return null;
  return (
    <Embedded component="FormDialog" isInPlace={false}>
      {(area, provided) => (
        <ResourceOf component="FormDialog" name={name} area={area}>
          {(resource) => (
            <EmbeddedContent
              key={`${name} ${form.id ?? ""}`}
              isInUrl={false}
              path={area.host.href(name, form.id)}
              prefix=""
              provided={provided}
            >
              <Form resource={resource} {...form} />
            </EmbeddedContent>
          )}
        </ResourceOf>
      )}
    </Embedded>
  );
}

type FormProps = Pick<FormDialogProps, "id" | "onClose" | "onSaved"> & { resource: AnyResource };

function Form({ resource: whole, id, onClose, onSaved }: FormProps) {
  useBody(whole, true);
  useEffect(() => void load().catch(() => undefined), []);
  // What this store lacks of it, and what the person may not, is left out there.
  const resource = useHost().resource(whole.name);
  const { form, body } = resource ?? {};
  const mode = id === undefined ? "create" : "edit";
  const hasForm = form !== undefined && (form.mode === undefined || form.mode === mode);
  const isMissing = body === undefined && !hasForm;
  const { name } = whole;
  useEffect(() => {
    if (isMissing)
      console.error(
        `Tillhouse: <FormDialog> has the resource "${name}", which has no form to ${mode} with, in this store and for this person.`,
      );
  }, [isMissing, name, mode]);
  if (resource === undefined || !hasForm) return null;
  return (
    <RecordForm
      resource={resource}
      id={id}
      onSaved={(saved) => {
        const made = saved ?? id;
        if (made !== undefined) onSaved?.(made);
      }}
      onClose={onClose}
    />
  );
}
