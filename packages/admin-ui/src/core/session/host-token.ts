import { AdminError } from "@tillhouse/extension-sdk";
import type { HostAccess } from "./access";

/** How long a host may take to give a token, in milliseconds: it may ask somebody else for it. */
const answersWithin = 30_000;

const fix = "It must return the token as text, or undefined while nobody is signed in";

/** An error for whoever wrote `getToken`; it can go away by itself, as when the host's own server answers again. */
function tokenError(problem: string, cause?: unknown): AdminError {
  return new AdminError("config", `getToken ${problem}. ${fix}.`, { cause, details: { owner: "the host" } });
}

function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const seconds = answersWithin / 1000;
    const timer = setTimeout(
      () => reject(tokenError(`has not answered within ${seconds} seconds`)),
      answersWithin,
    );
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The token that a host gives for the next request.
 *
 * @throws AdminError `unauthorized` where nobody is signed in: without a token, a cookie of the store's could be somebody else's.
 *   `config` where `getToken` throws, does not answer, or answers something else than a token.
 */
export async function hostToken({ getToken }: HostAccess): Promise<string> {
  // Hosts without types return anything.
  const asked = (async (): Promise<unknown> => getToken())().catch((cause: unknown) => {
    if (cause instanceof AdminError) throw cause;
    throw tokenError(`failed: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  });
  const token = await inTime(asked);
  if (token === undefined || token === null || token === "")
    throw new AdminError("unauthorized", "The host gives no token.");
  if (typeof token !== "string")
    throw tokenError(`returned ${Array.isArray(token) ? "an array" : `a value of type ${typeof token}`}`);
  return token;
}
