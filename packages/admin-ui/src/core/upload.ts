import { AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { useAdmin } from "./admin-context";
import { xsrfToken } from "./transport";

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

/** Only this way of sending tells how far it is. */
function sendWithProgress(
  address: string,
  form: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.withCredentials = true;
    request.setRequestHeader("Accept", "application/json");
    const token = xsrfToken();
    if (token !== undefined) request.setRequestHeader("X-XSRF-TOKEN", token);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) resolve(response);
      else reject(toAdminError({ config: {}, response: { status, data: response } }));
    };
    request.onerror = () => reject(new AdminError("network", ""));
    request.onabort = () => reject(new AdminError("network", "Request aborted"));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

/**
 * Sends a file to the store (POST /admin/uploads) and answers its address.
 *
 * @example const upload = useUpload(); const address = await upload(file, { signal, onProgress });
 */
export function useUpload(): (file: File, options: UploadOptions) => Promise<string> {
  const { client } = useHost();
  const { config, hasOwnFetch } = useAdmin();
  return async (file, options) => {
    const form = new FormData();
    form.append("files", file);
    if (!hasOwnFetch)
      return addressIn(await sendWithProgress(`${config.backend}/admin/uploads`, form, options));
    try {
      return addressIn(await client.request("POST", "/uploads", form));
    } catch (error) {
      throw toAdminError(error);
    }
  };
}
