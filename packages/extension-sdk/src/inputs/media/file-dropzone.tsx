import { ArrowDown, ArrowUp, RotateCcw, Trash2, X } from "lucide-react";
import { forwardRef, type ReactNode, useId } from "react";
import { formatNumber } from "../../format/number";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Field, type FieldText } from "../../ui/controls/field";
import { DropArea } from "./drop-area";

/** A file on its way to the store, or there already. */
export interface FileItem {
  /** Identity in the list; the callbacks get it. The caller makes it. */
  id: string;
  /** File name, as it is shown and as the buttons of its row name it. */
  name: string;
  /** In bytes; unknown for what was there before. */
  size?: number;
  /** Address of a picture to show. */
  preview?: string;
  /** What failed may be tried again; what was refused, for its type or size, may not. */
  state: "sending" | "done" | "failed" | "refused";
  /** From 0 to 1, where it is known. */
  progress?: number;
  /** Why it failed, in words. */
  problem?: string;
}

/** A field for files, each with its progress. The caller checks and uploads them. */
export interface FileDropzoneProps extends FieldText {
  /** The files below the drop area, in their order. */
  files: readonly FileItem[];
  /** Files that were chosen, dropped or pasted, whatever they are: the caller checks them. */
  onAdd(files: File[]): void;
  /** The button that takes a file out was pressed. Files that are being sent have `onCancel` instead. */
  onRemove(id: string): void;
  /** The button that stops the sending of a file was pressed. */
  onCancel(id: string): void;
  /** The button that sends a failed file again was pressed. */
  onRetry(id: string): void;
  /** Moves a file one place; left out where the order means nothing. */
  onMove?(id: string, by: -1 | 1): void;
  /** What the file chooser offers, as HTML's `accept`: `image/*`. Dropped and pasted files may be others. */
  accept?: string;
  /** Several files can be chosen at once. Left out: one. */
  isMultiple?: boolean;
  /** No file can be chosen. */
  disabled?: boolean;
}

/**
 * Size of a file in words: `1.2 MB`.
 *
 * @example fileSize(1_200_000, "en") // "1.2 MB"
 */
export function fileSize(bytes: number, locale?: string): string {
  const [unit, value] =
    bytes >= 1_000_000 ? ["megabyte", bytes / 1_000_000] : ["kilobyte", Math.max(0.1, bytes / 1000)];
  return formatNumber(Number(value), locale, {
    style: "unit",
    unit: String(unit),
    maximumFractionDigits: 1,
  });
}

/**
 * Chooses files, takes dropped and pasted ones, and shows how each of them fares.
 *
 * @example <FileDropzone label="Files" files={files} onAdd={add} onRemove={remove} onCancel={cancel} onRetry={retry} isMultiple />
 */
export const FileDropzone = forwardRef<HTMLInputElement, FileDropzoneProps>(
  function FileDropzone(props, ref) {
    const { label, isRequired, hint, note, errors, name, isChanged, tooltip } = props;
    const { files, onAdd, accept, disabled } = props;
    const { translate } = useUi();
    const id = useId();
    return (
      <Field {...{ label, isRequired, hint, note, errors, name, isChanged, tooltip }} htmlFor={id}>
        <DropArea
          ref={ref}
          {...{ id, hint, errors, name, isRequired, onAdd, accept, disabled }}
          isMultiple={props.isMultiple}
          text={translate("ui.files.drop")}
        />
        {files.length > 0 && (
          <ul className="th-files">
            {files.map((file, index) => (
              <FileRow key={file.id} file={file} index={index} {...props} />
            ))}
          </ul>
        )}
      </Field>
    );
  },
);

function FileRow(props: FileDropzoneProps & { file: FileItem; index: number }) {
  const { file, index, files, onMove, onRemove, onCancel, onRetry } = props;
  const { translate, locale } = useUi();
  const tool = (key: string, icon: ReactNode, onClick: () => void, isDisabled = false) => (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      label={translate(key, { name: file.name })}
      icon={icon}
      disabled={isDisabled}
      onClick={onClick}
    />
  );
  return (
    <li className="th-files__row" data-state={file.state}>
      {file.preview !== undefined && <img className="th-files__preview" src={file.preview} alt="" />}
      <span className="th-files__text">
        <span className="th-truncate">{file.name}</span>
        <span className="th-tiny th-muted" role={file.problem === undefined ? undefined : "alert"}>
          {file.problem !== undefined
            ? file.problem
            : file.state === "sending"
              ? translate("ui.files.sending")
              : file.size !== undefined && fileSize(file.size, locale)}
        </span>
        {file.state === "sending" && (
          <progress className="th-progress" aria-label={file.name} value={file.progress} max={1} />
        )}
      </span>
      {onMove !== undefined && file.state === "done" && files.length > 1 && (
        <>
          {tool(
            "ui.files.up",
            <ArrowUp className="th-icon" aria-hidden />,
            () => onMove(file.id, -1),
            index === 0,
          )}
          {tool(
            "ui.files.down",
            <ArrowDown className="th-icon" aria-hidden />,
            () => onMove(file.id, 1),
            index === files.length - 1,
          )}
        </>
      )}
      {file.state === "failed" &&
        tool("ui.files.retry", <RotateCcw className="th-icon" aria-hidden />, () => onRetry(file.id))}
      {file.state === "sending"
        ? tool("ui.files.cancel", <X className="th-icon" aria-hidden />, () => onCancel(file.id))
        : tool("ui.remove", <Trash2 className="th-icon" aria-hidden />, () => onRemove(file.id))}
    </li>
  );
}
