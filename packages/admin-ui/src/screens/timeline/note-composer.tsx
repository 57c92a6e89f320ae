import { toAdminError, useHost, useWrite } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  createProgress,
  type ProgressNotes,
  recordId,
} from "@tillhouse/extension-sdk/internal";
import { Button } from "@tillhouse/extension-sdk/ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useLocalStorage } from "../../core/preferences/use-local-storage";
import { ErrorMessage } from "../../core/toasts/error-message";
import { useSingleFlight } from "../shared/use-single-flight";

export interface NoteComposerProps {
  resource: AnyResource;
  record: object;
  /** What the API calls such a record. */
  type: string;
}

/** Where somebody writes a note about a record. What is typed stays in this browser until it is added. */
export function NoteComposer({ resource, record, type }: NoteComposerProps) {
  const { translate, user } = useHost();
  const { write, isWriting } = useWrite("record-notes");
  const once = useSingleFlight();
  const id = recordId(resource, record);
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useLocalStorage(`tillhouse.draft.${user.id}.${resource.name}.${id}.note`, "");
  // What a try has noted is kept with the text: the next one finds it, also after a reload.
  const [noted, setNoted] = useLocalStorage<ProgressNotes>(
    `tillhouse.draft.${user.id}.${resource.name}.${id}.note.progress`,
    {},
  );
  const [progress] = useState(() => createProgress(noted, setNoted));
  const [failure, setFailure] = useState<unknown>();
  const add = () =>
    once(async () => {
      const value = text.trim();
      if (value === "") return;
      setFailure(undefined);
      try {
        await write({
          kind: "create",
          payload: { resource_type: type, resource_id: id, value },
          progress,
          // The store lists the oldest first.
          among: { resource_id: id, limit: 1000 },
        });
        setText("");
        // The button that had the focus can take none while there is nothing to add.
        const { activeElement } = document;
        if (activeElement === document.body || field.current?.parentElement?.contains(activeElement))
          field.current?.focus();
      } catch (error) {
        setFailure(error);
      }
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="th-composer">
      <label htmlFor={fieldId} className="th-visually-hidden">
        {translate("timeline.writeNote")}
      </label>
      <textarea
        id={fieldId}
        ref={field}
        className="th-composer__element"
        rows={2}
        value={text}
        placeholder={translate("timeline.writeNote")}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {failure !== undefined && (
        <div className="th-composer__foot" role="alert">
          <ErrorMessage error={toAdminError(failure)} kept={translate("form.kept")} />
        </div>
      )}
      <div className="th-composer__foot">
        <span className="th-muted th-small">{translate("timeline.noteHint")}</span>
        <Button
          className="th-push"
          size="small"
          isLoading={isWriting}
          disabled={text.trim() === ""}
          onClick={() => void add()}
        >
          {translate("timeline.addNote")}
        </Button>
      </div>
    </div>
  );
}
