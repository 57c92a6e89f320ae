import type { AnyField, AnyResource } from "@tillhouse/extension-sdk/internal";
import { Popover } from "@tillhouse/extension-sdk/ui";
import { useMemo, useRef, useState } from "react";
import { InlineFrameContext } from "../../form/inline-frame";
import RecordForm from "../../form/record-form";
import { InlineTrigger } from "./inline-trigger";

export interface InlineEditorProps {
  resource: AnyResource;
  id: string;
  field: AnyField;
  label: string;
}

/** One field of the record's form, beside the cell that shows it. */
export default function InlineEditor({ resource, id, field, label }: InlineEditorProps) {
  const [isOpen, setIsOpen] = useState(true);
  const leave = useRef<() => void>();
  const frame = useMemo(() => ({ onLeaveChange: (next?: () => void) => (leave.current = next) }), []);
  const close = () => setIsOpen(false);
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) setIsOpen(true);
        else (leave.current ?? close)();
      }}
      trigger={<InlineTrigger label={label} />}
    >
      <InlineFrameContext.Provider value={frame}>
        <RecordForm resource={resource} id={id} only={field.key} onClose={close} />
      </InlineFrameContext.Provider>
    </Popover>
  );
}
