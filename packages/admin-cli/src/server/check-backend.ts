import { unreachableReason } from "./backend-proxy";

/** How long the backend may take to answer at the start, in milliseconds. */
const patience = 3_000;

/**
 * Asks whether the backend answers. Any answer counts: whether it is content is the admin's to find out.
 *
 * @returns what is wrong, or `undefined`.
 */
export async function checkBackend(backend: string, signal?: AbortSignal): Promise<string | undefined> {
  const { request } = backend.startsWith("https:") ? await import("node:https") : await import("node:http");
  return new Promise((resolve) => {
    const outgoing = request(
      `${backend}/health`,
      { method: "GET", timeout: patience, agent: false, signal },
      (response) => {
        response.destroy();
        resolve(undefined);
      },
    );
    outgoing.on("timeout", () =>
      outgoing.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })),
    );
    outgoing.on("error", (error) => resolve(signal?.aborted ? undefined : unreachableReason(error)));
    outgoing.end();
  });
}
