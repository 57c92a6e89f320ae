import { describeError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { FileDropzone, type FileItem, fileSize } from "@tillhouse/extension-sdk/inputs";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { type Ref, useEffect, useRef, useState } from "react";
import { useUpload } from "../../../core/page/upload";
import { useFormScope } from "../form-scope";
import type { ControlProps } from "./control-props";

/** Props of {@link UploadField}. */
export interface UploadFieldProps extends ControlProps {
  field: Extract<AnyField, { kind: "files" | "images" }>;
  /** Addresses of what is there. */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A file that is not in the form's value yet. */
interface Sending extends FileItem {
  file: File;
  abort: AbortController;
}

function isAccepted(file: File, accept: string | undefined): boolean {
  if (accept === undefined) return true;
  return accept.split(",").some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith(".")) return file.name.toLowerCase().endsWith(wanted);
    return wanted.endsWith("/*") ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted;
  });
}

function nameOf(address: string): string {
  return decodeURIComponent(address.split("/").at(-1) ?? address);
}

/** Files that are sent to the store as soon as they are chosen; the form holds their addresses. */
export function UploadField({ field, value, onChange, inputRef, ...common }: UploadFieldProps) {
  const { translate, locale } = useHost();
  const upload = useUpload();
  const { pending } = useFormScope();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);
  const isImages = field.kind === "images";
  const accept = field.accept ?? (isImages ? "image/*" : undefined);
  const update = (id: string, part: Partial<Sending>) =>
    setSending((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const drop = (id: string) => setSending((all) => all.filter((item) => item.id !== id));

  const problemOf = (file: File): string | undefined => {
    if (!isAccepted(file, accept)) return translate("form.wrongType", { types: accept ?? "" });
    if (field.maxBytes !== undefined && file.size > field.maxBytes)
      return translate("form.tooLarge", { size: fileSize(field.maxBytes, locale) });
    return undefined;
  };
  const send = async ({ id, file, abort }: Sending) => {
    try {
      const address = await upload(file, {
        signal: abort.signal,
        onProgress: (progress) => update(id, { progress }),
      });
      const next = [...current.current, address];
      current.current = next;
      onChange(next);
      drop(id);
    } catch (error) {
      if (abort.signal.aborted) drop(id);
      else update(id, { state: "failed", problem: describeError(toAdminError(error), translate) });
    }
  };
  const add = (files: File[]) => {
    const room = (field.maximum ?? Number.POSITIVE_INFINITY) - value.length - sending.length;
    const fresh = files.map((file, index): Sending => {
      const problem =
        index < room ? problemOf(file) : translate("form.tooMany", { count: field.maximum ?? 0 });
      return {
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
        abort: new AbortController(),
        state: problem === undefined ? "sending" : "refused",
        problem,
      };
    });
    setSending((all) => [...all, ...fresh]);
    for (const item of fresh) if (item.state === "sending") pending.add(send(item));
  };
  const move = (id: string, by: -1 | 1) => {
    const next = [...value];
    const from = next.indexOf(id);
    next.splice(from + by, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <FileDropzone
      {...common}
      ref={inputRef}
      accept={accept}
      isMultiple={field.maximum !== 1}
      files={[
        ...value.map(
          (address): FileItem => ({
            id: address,
            name: nameOf(address),
            state: "done",
            preview: isImages ? address : undefined,
          }),
        ),
        ...sending,
      ]}
      onAdd={add}
      onRemove={(id) => {
        drop(id);
        if (value.includes(id)) onChange(value.filter((address) => address !== id));
      }}
      onCancel={(id) => sending.find((item) => item.id === id)?.abort.abort()}
      onRetry={(id) => {
        const item = sending.find((other) => other.id === id);
        if (item === undefined) return;
        const again = {
          ...item,
          state: "sending" as const,
          problem: undefined,
          abort: new AbortController(),
        };
        update(id, again);
        pending.add(send(again));
      }}
      onMove={isImages ? move : undefined}
    />
  );
}
