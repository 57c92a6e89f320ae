/** A request that failed, as a rule for repeating it sees it. */
export interface RetryContext {
  /** In capitals. */
  method: string;
  /** Status of the answer; `undefined` where nobody answered. */
  status: number | undefined;
  /** How often the request was repeated already. */
  retries: number;
}

/** Says whether a failed request is sent again. */
export type RetryRule = (failed: RetryContext) => boolean;

/** The longest time that a store's `Retry-After` is waited for, in milliseconds. */
const longestRetryAfter = 300_000;

/**
 * The rule of the commerce client: no answer, status 409, or 501 to 599, whatever the method (specification, section 9).
 * A POST that is repeated carries the same `Idempotency-Key` each time, so the store does its work once.
 *
 * @param maxRetries how often a request is repeated at most; 0 is never
 * @example createClient({ backend, retry: retryOnConflict(3) });
 */
export function retryOnConflict(maxRetries: number): RetryRule {
  return ({ status, retries }) =>
    retries < maxRetries && (status === undefined || status === 409 || (status > 500 && status <= 599));
}

const idempotentMethods = new Set(["GET", "HEAD", "PUT", "OPTIONS", "DELETE"]);

/** Statuses after which another try can have another end: both ends belong to it. */
const passingStatuses = [
  [100, 199],
  [429, 429],
  [500, 599],
] as const;

/**
 * The rule of plain HTTP: what may be sent twice without harm is repeated up to three times, up to twice where nobody
 * answered, on status 100 to 199, 429 and 500 to 599 (specification, section 9). A POST is never repeated.
 *
 * @example createClient({ backend, retry: idempotentRetry() });
 */
export function idempotentRetry(): RetryRule {
  return ({ method, status, retries }) => {
    if (!idempotentMethods.has(method)) return false;
    if (status === undefined) return retries < 2;
    return retries < 3 && passingStatuses.some(([from, to]) => status >= from && status <= to);
  };
}

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date; `undefined` where it says nothing. */
function askedDelay(retryAfter: string, now: number): number | undefined {
  const seconds = Number(retryAfter);
  if (!Number.isNaN(seconds)) return seconds * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : until - now;
}

/**
 * Milliseconds until a failed request is sent again: 500, 1500, 3500 and so on, or what `Retry-After` asks for.
 * `undefined` where that is longer than five minutes or cannot be read: then the failure is told.
 *
 * @param retries how often the request was repeated already
 * @example retryDelay(0, "2", Date.now()) // 2000
 */
export function retryDelay(retries: number, retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined || retryAfter === "") return ((2 ** (retries + 1) - 1) / 2) * 1000;
  const asked = askedDelay(retryAfter, now);
  return asked !== undefined && asked > 0 && asked <= longestRetryAfter ? asked : undefined;
}
