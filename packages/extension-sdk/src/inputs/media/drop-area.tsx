import { UploadCloud } from "lucide-react";
import { forwardRef, useEffect, useRef, useState } from "react";
import { type FieldText, fieldAttributes } from "../../ui/controls/field";

/** An area in which files are chosen, dropped or pasted. */
export interface DropAreaProps extends Pick<FieldText, "hint" | "errors" | "name" | "isRequired"> {
  /** Id of the file input, which a label names. */
  id: string;
  /** Files that were chosen, dropped or pasted, whatever they are: the caller checks them. */
  onAdd(files: File[]): void;
  /** What the file chooser offers, as HTML's `accept`: `image/*`. */
  accept?: string;
  /** Several files can be chosen at once. */
  isMultiple?: boolean;
  /** Files are neither chosen nor taken. */
  disabled?: boolean;
  /** What the area says. */
  text: string;
}

/** Whether files are being carried over the page, and no text or tile. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** The files of a paste; none where somebody pastes text: a spreadsheet copies a picture of its cells along. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (clipboardData === null || clipboardData.types.includes("text/plain")) return [];
  return [...clipboardData.files];
}

/** Where files are chosen, dropped and pasted. */
export const DropArea = forwardRef<HTMLInputElement, DropAreaProps>(function DropArea(props, ref) {
  const { id, onAdd, accept, isMultiple, disabled, text, ...field } = props;
  const [isOver, setIsOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const add = useRef(onAdd);
  useEffect(() => {
    add.current = onAdd;
  }, [onAdd]);

  useEffect(() => {
    const view = area.current?.ownerDocument;
    if (view === undefined) return;
    // A file that is dropped beside the area would take the place of the page, and of all that was typed into it.
    const keepPage = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
    };
    const paste = (event: ClipboardEvent) => {
      const around = area.current?.closest("[role='dialog'], form");
      const files = pastedFiles(event);
      if (files.length === 0 || event.defaultPrevented || disabled || !around) return;
      const isInside = event.target instanceof Node && area.current?.contains(event.target);
      // Beside the area it is clear where they belong only if there is no other.
      const isOnly = around.querySelectorAll(".th-dropzone").length === 1;
      const isAround =
        event.target instanceof Node && (around.contains(event.target) || event.target === view.body);
      if (!isInside && !(isOnly && isAround)) return;
      event.preventDefault();
      add.current(files);
    };
    view.addEventListener("dragover", keepPage);
    view.addEventListener("drop", keepPage);
    view.addEventListener("paste", paste);
    return () => {
      view.removeEventListener("dragover", keepPage);
      view.removeEventListener("drop", keepPage);
      view.removeEventListener("paste", paste);
    };
  }, [disabled]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for every keyboard
    <div
      ref={area}
      className="th-dropzone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event.nativeEvent)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event.nativeEvent)) return;
        event.preventDefault();
        setIsOver(false);
        if (!disabled) onAdd([...event.dataTransfer.files]);
      }}
    >
      <UploadCloud className="th-icon" aria-hidden="true" />
      <span className="th-muted">{text}</span>
      <input
        {...fieldAttributes(id, field)}
        ref={ref}
        className="th-dropzone__input"
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
});
