import { useState } from "react";
import { useRemoveUpload } from "../../../core/page/upload";

/** Keys of the store's files, by their addresses. */
export type UploadNotes = Readonly<Record<string, string>>;

/** Files that were uploaded for a form, and that no record refers to yet. */
export interface FormUploads {
  /** Notes a file that the store has now. */
  add(address: string, key: string): void;
  /** Removes a file that is no longer wanted; one that the form was sent with stays, because something may refer to it. */
  remove(address: string): void;
  /** The form is about to be sent with all of them. */
  keep(): void;
  /** Removes all of them: what was typed is given up. */
  discard(): void;
  /** What has to be known of them after a reload. */
  notes(): UploadNotes;
}

/**
 * Starts with what an earlier visit has noted.
 *
 * @param removeFile asks the store to remove a file; a file too many harms nobody, so nothing is said where that fails
 */
export function createFormUploads(
  removeFile: (key: string) => Promise<unknown>,
  noted: UploadNotes = {},
): FormUploads {
  const keys = new Map(Object.entries(noted));
  const remove = (address: string) => {
    const key = keys.get(address);
    keys.delete(address);
    if (key !== undefined) void removeFile(key).catch(() => undefined);
  };
  return {
    add: (address, key) => void keys.set(address, key),
    remove,
    keep: () => keys.clear(),
    discard: () => {
      for (const address of [...keys.keys()]) remove(address);
    },
    notes: () => Object.fromEntries(keys),
  };
}

/** The files of a form, for as long as it is open. */
export function useFormUploads(noted: UploadNotes | undefined): FormUploads {
  const removeFile = useRemoveUpload();
  return useState(() => createFormUploads(removeFile, noted))[0];
}
