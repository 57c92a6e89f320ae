/**
 * What went wrong, as the presenter needs to know it (design: one class, compared by code).
 *
 * - `network`: the store did not answer · `server`: it answered with a failure of its own
 * - `unauthorized`: nobody is signed in, or not any more · `forbidden`: the person may not do this
 * - `not-found`: the record is not there · `invalid`: a value was refused · `conflict`: it clashes with another record
 * - `stale`: a newer version of the admin was put online · `config`: a configured value is wrong
 * - `extension`: code of an extension failed
 */
export type AdminErrorCode =
  | "network"
  | "server"
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "invalid"
  | "conflict"
  | "stale"
  | "config"
  | "extension";

/** Further facts about an error. All optional: each code uses those that make sense for it. */
export interface AdminErrorDetails {
  /** HTTP status of the store's answer. */
  status?: number;
  /** The store's own error type, such as `invalid_data` or `duplicate_error`. */
  type?: string;
  /** All messages where the store sent a list. */
  messages?: string[];
  /** The field that the complaint is about, where it is known. */
  field?: string;
  /** Id of the request that failed, for whoever reads the server's log. */
  requestId?: string;
  /** Something was to be written, and whether it was is not known: nobody answered, or somebody on the way waited in vain. */
  isUncertain?: boolean;
  /**
   * What came of looking for what is uncertain: `missing`, nothing of it is in the store so far; `unread`, the store could not be
   * asked. In both cases another try looks first.
   */
  lookUp?: "missing" | "unread";
  /** The browser is offline: nothing was sent. */
  isOffline?: boolean;
  /** `extension`: id of the extension. `config`: where the value came from. */
  owner?: string;
  /** `extension`: the file that failed, relative to the extension. */
  source?: string;
}

/**
 * The only error class of the admin. Compare by `code`, never by `instanceof`: a page may hold two copies of a package.
 *
 * @example
 * if (isAdminError(error) && error.code === "conflict") showOnField(error.details.field);
 */
export class AdminError extends Error {
  /** The same in every copy of the package. */
  override readonly name = "AdminError";
  /** What kind of failure it is. Decide by it what to do. */
  readonly code: AdminErrorCode;
  /** What else is known, such as the field or the id of the request. */
  readonly details: AdminErrorDetails;

  /**
   * Makes an error to be thrown or shown.
   *
   * @example throw new AdminError("conflict", translate("reviews.taken"), { details: { field: "title" } });
   */
  constructor(
    code: AdminErrorCode,
    message: string,
    options: {
      /** What else is known. Left out: nothing. */
      details?: AdminErrorDetails;
      /** What was caught, for the console. */
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
  }
}

/**
 * Tells whether a caught value is an {@link AdminError}, of this copy of the package or another.
 *
 * @example
 * catch (error) {
 *   if (!isAdminError(error) || error.code !== "not-found") throw error;
 * }
 */
export function isAdminError(error: unknown): error is AdminError {
  return error instanceof Error && error.name === "AdminError" && "code" in error;
}

interface ResponseLike {
  status: number;
  data?: unknown;
}

function responseOf(error: unknown): ResponseLike | undefined {
  if (typeof error !== "object" || error === null || !("response" in error)) return undefined;
  const { response } = error;
  if (typeof response !== "object" || response === null || !("status" in response)) return undefined;
  const { status } = response;
  return typeof status === "number"
    ? { status, data: "data" in response ? response.data : undefined }
    : undefined;
}

function messagesOf(data: unknown): string[] {
  if (typeof data === "string") return data.trim() === "" || data.trimStart().startsWith("<") ? [] : [data];
  if (typeof data !== "object" || data === null || !("message" in data)) return [];
  const { message } = data;
  if (typeof message === "string") return [message];
  return Array.isArray(message) ? message.filter((part): part is string => typeof part === "string") : [];
}

function typeOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  return typeof data.type === "string" ? data.type : undefined;
}

function codeOf(status: number, type: string | undefined): AdminErrorCode {
  if (type === "backend-unreachable" || status === 502 || status === 503 || status === 504) return "network";
  if (status === 401) return "unauthorized";
  if (status === 403) return "forbidden";
  if (status === 404) return "not-found";
  if (status === 409 || type === "duplicate_error") return "conflict";
  // Nothing is wrong with what was sent: there was too much of it.
  if (status === 429) return "server";
  return status >= 400 && status < 500 ? "invalid" : "server";
}

/** Whether a status leaves open what the store has done. Who says that nobody was reached says that nothing was sent. */
function isUnknown(status: number, type: string | undefined): boolean {
  return [502, 503, 504].includes(status) && type !== "backend-unreachable";
}

/** The id of a failed request, where it has one. */
function requestIdOf(error: unknown): string | undefined {
  const id: unknown = Reflect.get(Object(error), "requestId");
  return typeof id === "string" ? id : undefined;
}

/** What browsers say when the file of a part that is loaded later is not there. */
const missingFile = /dynamically imported module|module script failed/i;

/** Whether a request that was never answered would have changed something. */
function wasWriting(error: object): boolean {
  const method = String(Reflect.get(Object(Reflect.get(error, "config")), "method") ?? "GET");
  return method.toUpperCase() !== "GET";
}

/**
 * Turns whatever a call to the store threw into an {@link AdminError}.
 * The message is the store's own first message; without one it is empty, and the presenter words it by the code.
 *
 * @example
 * const gone = await client.admin.custom.get(path).catch((error) => toAdminError(error).code === "not-found");
 */
export function toAdminError(error: unknown): AdminError {
  if (isAdminError(error)) return error;
  const response = responseOf(error);
  const requestId = requestIdOf(error);
  if (response === undefined) {
    const reachedStore = typeof error === "object" && error !== null && "config" in error;
    const message = error instanceof Error ? error.message : String(error);
    if (!reachedStore && missingFile.test(message)) return new AdminError("stale", message, { cause: error });
    // A browser that is offline and could not reach the store has sent nothing.
    const isOffline = typeof navigator !== "undefined" && navigator.onLine === false;
    return reachedStore
      ? new AdminError("network", "", {
          cause: error,
          details: isOffline ? { isOffline } : { isUncertain: wasWriting(error), requestId },
        })
      : new AdminError("server", message, { cause: error });
  }
  const messages = messagesOf(response.data);
  const type = typeOf(response.data);
  return new AdminError(codeOf(response.status, type), messages[0] ?? "", {
    cause: error,
    details: {
      status: response.status,
      type,
      messages,
      requestId,
      // Somebody on the way heard no answer, or the store had one that was no use; what it made of it is not known.
      ...(isUnknown(response.status, type) && wasWriting(Object(error)) && { isUncertain: true }),
    },
  });
}
