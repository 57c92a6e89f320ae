import { AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { useAdmin } from "../context/admin-context";
import { fetchWithProgress } from "./fetch-with-progress";

/** What can be known and done while a file is on its way. */
export interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1; not told where the host sends requests itself. */
  onProgress: (progress: number) => void;
}

function addressIn(answer: unknown): string {
  const uploads: unknown = Reflect.get(Object(answer), "uploads");
  const url: unknown = Array.isArray(uploads) ? Reflect.get(Object(uploads[0]), "url") : undefined;
  if (typeof url !== "string") throw new AdminError("server", `The store's answer has no "uploads".`);
  return url;
}

/**
 * Sends a file to the store (POST /admin/uploads) and answers its address.
 *
 * @example const upload = useUpload(); const address = await upload(file, { signal, onProgress });
 */
export function useUpload(): (file: File, options: UploadOptions) => Promise<string> {
  const { client } = useHost();
  const { hasOwnFetch } = useAdmin();
  return async (file, { signal, onProgress }) => {
    const form = new FormData();
    form.append("files", file);
    try {
      return addressIn(
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
