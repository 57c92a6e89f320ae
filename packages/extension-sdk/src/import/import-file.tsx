import { FileDropzone } from "../inputs/media/file-dropzone";
import { useHost } from "../resource/use-host";
import type { FileReading } from "./use-import";

/** Props of {@link ImportFile}. */
export interface ImportFileProps {
  reading: FileReading;
  onFile(file: File): void;
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
