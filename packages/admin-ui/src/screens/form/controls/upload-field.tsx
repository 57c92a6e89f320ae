import { describeError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { FileDropzone, type FileItem, fileSize, MediaInput } from "@tillhouse/extension-sdk/inputs";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { Button } from "@tillhouse/extension-sdk/ui";
import { type Ref, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { uploadName, useUpload } from "../../../core/page/upload";
import { wordsIn } from "../kinds/drawn-field";
import type { FormValues } from "../kinds/form-values";
import type { ControlProps } from "./control-props";
import { useFormScope } from "./form-scope";
import { createUploadQueue, insertInOrder } from "./upload-queue";

export interface UploadFieldProps extends ControlProps {
  field: Extract<AnyField, { kind: "files" | "images" }>;
  /** Address of its value in the form. */
  name: string;
  /** Addresses of what is there. */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A file that is not in the form's value yet. */
interface Sending extends FileItem {
  file: File;
  /** The name that it is sent under. */
  sentAs: string;
  /** Which of all that were chosen here it is. */
  place: number;
  abort: AbortController;
}

/** Whether a file is of a kind that an `accept` attribute names. */
function isAccepted(file: Pick<File, "name" | "type">, accept: string | undefined): boolean {
  if (accept === undefined) return true;
  return accept.split(",").some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith(".")) return file.name.toLowerCase().endsWith(wanted);
    return wanted.endsWith("/*") ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted;
  });
}

/** The name of a file, without the time that file services put before it. */
function nameOf(address: string): string {
  const last = address.split("/").at(-1) ?? address;
  try {
    return decodeURIComponent(last).replace(/^\d{10,}-(?=.)/, "");
  } catch {
    return last;
  }
}

/** "PNG, JPEG" for `image/png,image/jpeg`. */
function typesIn(accept: string): string {
  return accept
    .split(",")
    .map((part) => part.trim().replace(/^image\/(?!\*)|^\./, ""))
    .map((part) => (part.includes("/") ? part : part.toUpperCase()))
    .join(", ");
}

/** Files that are sent to the store as soon as they are chosen; the form holds their addresses. */
export function UploadField({ field, name, value, onChange, inputRef, ...common }: UploadFieldProps) {
  const { translate, locale } = useHost();
  const upload = useUpload();
  const { pending, uploads } = useFormScope();
  const { getValues, setValue, control } = useFormContext<FormValues>();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [queue] = useState(createUploadQueue);
  // Of all that were chosen here: how many, under which names, and which address is whose.
  const chosen = useRef({ names: [] as string[], places: new Map<string, number>() }).current;
  const isImages = field.kind === "images";
  const accept = field.accept ?? (isImages ? "image/*" : undefined);
  const thumbnailName = "thumbnail" in field && field.thumbnail ? nameBeside(name, field.thumbnail) : "";
  const held: unknown = useWatch({ control, name: thumbnailName, disabled: thumbnailName === "" });
  const thumbnail = typeof held === "string" && held !== "" ? held : undefined;

  const update = (id: string, part: Partial<Sending>) =>
    setSending((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const drop = (id: string) =>
    setSending((all) => {
      for (const { preview } of all.filter((item) => item.id === id)) release(preview);
      return all.filter((item) => item.id !== id);
    });
  useEffect(() => {
    const failed = sending.filter(({ state }) => state === "failed").length;
    pending.hold(name, failed === 0 ? undefined : translate("form.notUploaded", { count: failed }));
    return () => pending.hold(name, undefined);
  }, [sending, pending, name, translate]);

  const problemOf = (file: File): string | undefined => {
    if (!isAccepted(file, accept)) return translate("form.wrongType", { types: typesIn(accept ?? "") });
    if (field.maxBytes !== undefined && file.size > field.maxBytes)
      return translate("form.tooLarge", { size: fileSize(field.maxBytes, locale) });
    return undefined;
  };
  const setThumbnail = (address: string) => setValue(thumbnailName, address, { shouldDirty: true });
  const send = async ({ id, file, sentAs, place, abort }: Sending) => {
    const onProgress = (progress: number) => update(id, { progress });
    try {
      const { address, key } = await queue.add(
        () => upload(file, { name: sentAs, signal: abort.signal, onProgress }),
        abort.signal,
      );
      if (key !== undefined) uploads.add(address, key);
      chosen.places.set(address, place);
      // What the form holds now: others may have come since this was drawn.
      onChange(insertInOrder(wordsIn(getValues(name)), address, chosen.places));
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
      const sentAs = uploadName(file.name, chosen.names);
      chosen.names.push(sentAs);
      return {
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
        sentAs,
        place: chosen.names.length,
        abort: new AbortController(),
        preview: isImages && problem === undefined ? previewOf(file) : undefined,
        state: problem === undefined ? "sending" : "refused",
        problem,
      };
    });
    setSending((all) => [...all, ...fresh]);
    for (const item of fresh) if (item.state === "sending") pending.add(send(item));
  };
  const retry = (items: readonly Sending[]) => {
    for (const item of items) {
      const again = { ...item, state: "sending" as const, problem: undefined, abort: new AbortController() };
      update(item.id, again);
      pending.add(send(again));
    }
  };
  const failed = sending.filter(({ state }) => state === "failed");
  const waiting = useRef<() => void>(undefined);
  waiting.current = () => retry(failed);
  useEffect(() => {
    // What failed for want of a connection goes on by itself.
    const goOn = () => waiting.current?.();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, []);

  const remove = (id: string) => {
    drop(id);
    if (!value.includes(id) && id !== thumbnail) return;
    const left = value.filter((address) => address !== id);
    if (value.includes(id)) onChange(left);
    if (id === thumbnail) setThumbnail("");
    uploads.remove(id);
  };
  const done = (address: string): FileItem => ({
    id: address,
    name: nameOf(address),
    state: "done",
    preview: isImages ? address : undefined,
  });
  const shared = {
    ...common,
    ref: inputRef,
    accept,
    isMultiple: field.maximum !== 1,
    onAdd: add,
    onRemove: remove,
    onCancel: (id: string) => sending.find((item) => item.id === id)?.abort.abort(),
    onRetry: (id: string) => retry(sending.filter((item) => item.id === id)),
  };
  // A picture may stand for a record without being among its pictures.
  const apart = thumbnail !== undefined && !value.includes(thumbnail) ? [done(thumbnail)] : [];
  const picker = isImages ? (
    <MediaInput
      {...shared}
      files={[...value.map(done), ...apart, ...sending]}
      onMove={(id, place) => {
        const others = value.filter((address) => address !== id);
        if (others.length < value.length) onChange([...others.slice(0, place), id, ...others.slice(place)]);
      }}
      thumbnail={thumbnail ?? value[0]}
      onThumbnailChange={thumbnailName === "" ? undefined : setThumbnail}
    />
  ) : (
    <FileDropzone {...shared} files={[...value.map(done), ...sending]} />
  );
  return (
    <>
      {picker}
      {failed.length > 1 && (
        <Button size="small" onClick={() => retry(failed)}>
          {translate("form.retryUploads")}
        </Button>
      )}
    </>
  );
}

/** The address of a field that stands beside another one: `lines.0.thumbnail` beside `lines.0.images`. */
function nameBeside(name: string, key: string): string {
  return [...name.split(".").slice(0, -1), key].join(".");
}

/** A picture that is still on this computer; none where the browser cannot show it. */
function previewOf(file: File): string | undefined {
  return typeof URL.createObjectURL === "function" ? URL.createObjectURL(file) : undefined;
}

function release(preview: string | undefined): void {
  if (preview?.startsWith("blob:")) URL.revokeObjectURL(preview);
}
