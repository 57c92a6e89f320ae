import { currentHost } from "./current-host";

/** What the published client hands to what sends its requests; only what is used here. */
interface AdapterRequest {
  url?: string;
  method?: string;
  data?: unknown;
  headers?: Record<string, unknown>;
  signal?: unknown;
}

/** What it expects of that: the answer, in the shape of axios. */
interface AdapterAnswer {
  data: unknown;
  status: number;
  statusText: string;
  headers: Record<string, string>;
  config: object;
}

const methods = ["GET", "POST", "DELETE"] as const;

/** Whether an address is the backend of the admin. The variable is put in when the store builds its extensions. */
function isAdminBackend(baseUrl: string | undefined): boolean {
  const address = (baseUrl ?? "").replace(/\/+$/, "");
  const backend = (process.env.MEDUSA_BACKEND_URL ?? "").replace(/\/+$/, "");
  return address === "" || address === backend || address === window.location.origin;
}

/** Only words: the client fills in what it has, also what nobody said. */
function textHeaders(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function payloadOf(data: unknown): object | undefined {
  if (typeof data === "string" && data !== "") return Object(JSON.parse(data));
  return typeof data === "object" && data !== null ? data : undefined;
}

/**
 * What sends the requests of a client that an extension makes itself: the admin, as the person who is signed in.
 *
 * @param baseUrl what the client was made for.
 * @returns nothing for another backend: there the published client sends by itself.
 */
export function adapterFor(
  baseUrl: string | undefined,
): ((request: AdapterRequest) => Promise<AdapterAnswer>) | undefined {
  if (!isAdminBackend(baseUrl)) return undefined;
  return async (request) => {
    const host = currentHost();
    const method = methods.find((known) => known === request.method?.toUpperCase()) ?? "GET";
    if (host === undefined) throw new Error("The admin is not there yet.");
    const path = `/${(request.url ?? "").replace(/^\/+/, "")}`;
    const payload = payloadOf(request.data);
    const { response, ...data } = await host.client.send<Record<string, unknown>>({
      method,
      path,
      headers: textHeaders(request.headers),
      ...(payload === undefined ? {} : { payload }),
      ...(request.signal instanceof AbortSignal ? { signal: request.signal } : {}),
    });
    return { data, status: response.status, statusText: "", headers: response.headers, config: request };
  };
}
