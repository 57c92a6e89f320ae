import { FileDropzone } from "../../inputs/media/file-dropzone";
import { useHost } from "../../resource/use-host";
import type { FileReading } from "../model/use-import";

/** What {@link ImportFile} takes. */
export interface ImportFileProps {
  /** What the file is at. */
  reading: FileReading;
  /** Called with the file that was chosen or dropped. */
  onFile(file: File): void;
  /** Gives the file up, with all that was typed. */
  onClear(): void;
}

/** Takes the file, and says why it cannot be taken. */
export function ImportFile({ reading, onFile, onClear }: ImportFileProps) {
  const { translate } = useHost();
  const item =
    reading.phase === "reading"
      ? { id: "file", name: reading.name, state: "sending" as const, progress: reading.share }
      : reading.phase === "refused"
        ? { id: "file", name: reading.name, state: "refused" as const, problem: reading.problem }
        : undefined;
  return (
    <div>
      <FileDropzone
        label={translate("import.file.label")}
        hint={translate("import.file.hint")}
        accept=".csv,.tsv,.txt,text/csv"
        files={item === undefined ? [] : [item]}
        disabled={reading.phase === "restoring"}
        onAdd={([file]) => file && onFile(file)}
        onRemove={onClear}
        onCancel={onClear}
        onRetry={onClear}
      />
    </div>
  );
}
