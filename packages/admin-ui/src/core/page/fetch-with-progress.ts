/**
 * A `fetch` that tells how far an upload is; a browser tells that of `XMLHttpRequest` alone.
 *
 * @param onProgress called with a share from 0 to 1
 * @example client.send({ method: "POST", path: "/admin/uploads", payload: form, fetch: fetchWithProgress(show) });
 */
export function fetchWithProgress(onProgress: (progress: number) => void): typeof fetch {
  return (input, { method = "GET", headers, body, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : String(input));
      request.withCredentials = credentials === "include";
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        const { status, statusText, responseText } = request;
        const answered = request
          .getAllResponseHeaders()
          .trim()
          .split("\r\n")
          .map((line): [string, string] => {
            const colon = line.indexOf(":");
            return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
          })
          .filter(([name]) => name !== "");
        resolve(new Response(responseText || null, { status, statusText, headers: answered }));
      };
      request.onerror = () => reject(new TypeError("Failed to fetch"));
      request.onabort = () => reject(new DOMException("The upload was ended.", "AbortError"));
      const abort = () => request.abort();
      if (signal?.aborted) {
        reject(new DOMException("The upload was ended.", "AbortError"));
        return;
      }
      signal?.addEventListener("abort", abort);
      request.onloadend = () => signal?.removeEventListener("abort", abort);
      // `fetch` takes more kinds of bodies than a request of this kind; the transport sends text and forms.
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}
