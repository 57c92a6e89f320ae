import { AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { useAdmin } from "../context/admin-context";
import { fetchWithProgress } from "./fetch-with-progress";

/** What can be known and done while a file is on its way. */
export interface UploadOptions {
  /** See {@link uploadName}. */
  name: string;
  signal: AbortSignal;
  /** From 0 to 1; not told where the host sends requests itself. */
  onProgress: (progress: number) => void;
}

/** A file that the store has. */
export interface UploadedFile {
  address: string;
  /** What it is removed by; not every file service tells it. */
  key: string | undefined;
}

function uploadedIn(answer: unknown): UploadedFile {
  const uploads: unknown = Reflect.get(Object(answer), "uploads");
  const first = Object(Array.isArray(uploads) ? uploads[0] : undefined);
  const url: unknown = Reflect.get(first, "url");
  const key: unknown = Reflect.get(first, "key");
  if (typeof url !== "string") throw new AdminError("server", `The store's answer has no "uploads".`);
  return { address: url, key: typeof key === "string" ? key : undefined };
}

/**
 * The name that a file is sent under. File services put it into an address as it is: letters of other scripts, spaces and signs
 * would lead nowhere. Two files of one name that arrive together would be one, so the later one gets a number.
 *
 * @param taken names that were used before
 * @example uploadName("Ärmel #2.png", ["armel-2.png"]) // "armel-2-2.png"
 */
export function uploadName(name: string, taken: readonly string[]): string {
  const [, base = "", ending = ""] = /^(.*?)(\.[A-Za-z0-9]+)?$/s.exec(name) ?? [];
  const plain =
    base
      .normalize("NFKD")
      .replace(/\p{Mark}/gu, "")
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .replace(/^-+|-+$/g, "") || "file";
  let sent = `${plain}${ending}`;
  for (let number = 2; taken.includes(sent); number += 1) sent = `${plain}-${number}${ending}`;
  return sent;
}

/**
 * Sends a file to the store (POST /admin/uploads) and answers its address.
 *
 * @example const upload = useUpload(); const { address } = await upload(file, { name: "shirt.png", signal, onProgress });
 */
export function useUpload(): (file: File, options: UploadOptions) => Promise<UploadedFile> {
  const { client } = useHost();
  const { hasOwnFetch } = useAdmin();
  return async (file, { name, signal, onProgress }) => {
    const form = new FormData();
    form.append("files", file, name);
    try {
      return uploadedIn(
        await client.send({
          method: "POST",
          path: "/admin/uploads",
          payload: form,
          signal,
          fetch: hasOwnFetch ? undefined : fetchWithProgress(onProgress),
        }),
      );
    } catch (error) {
      throw toAdminError(error);
    }
  };
}

/**
 * Removes a file from the store (DELETE /admin/uploads).
 *
 * @example const remove = useRemoveUpload(); await remove(key);
 */
export function useRemoveUpload(): (key: string) => Promise<void> {
  const { client } = useHost();
  return async (key) => {
    await client.send({ method: "DELETE", path: "/admin/uploads", payload: { file_key: key } });
  };
}
