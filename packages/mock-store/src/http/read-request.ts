import { readQuery } from "./read-query";

/** A request in the store's words. */
export interface SentRequest {
  /** HTTP method in capitals; `GET` where the request names none. */
  method: string;
  /** Of the whole address: `/admin/orders`. */
  path: string;
  /** Parameters of the URL, with lists and ranges put together again; see `readQuery`. */
  query: Record<string, unknown>;
  /** The JSON or the form fields that were sent; `{}` without any. */
  payload: Record<string, unknown>;
  /** Files of a form; none where it is no form. */
  files: File[];
  /** As they were sent; the cookie and the token of a session are read from them. */
  headers: Headers;
}

function readJson(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  return Object(JSON.parse(text));
}

interface Parts {
  payload: Record<string, unknown>;
  files: File[];
}

/** A form with files, as browsers send it; that of a test environment may be another class than the runtime's own. */
function readForm(form: Pick<FormData, "forEach">): Parts {
  const parts: Parts = { payload: {}, files: [] };
  form.forEach((value, name) => {
    if (typeof value === "string") parts.payload[name] = value;
    else parts.files.push(value);
  });
  return parts;
}

function isForm(body: unknown): body is Pick<FormData, "forEach"> {
  return typeof body === "object" && body !== null && typeof Reflect.get(body, "getAll") === "function";
}

async function readBody(request: Request): Promise<Parts> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) return readForm(await request.formData());
  return { payload: readJson(await request.text()), files: [] };
}

/** Reads what goes where a `fetch` goes. */
export async function readRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<SentRequest> {
  const address = new URL(input instanceof Request ? input.url : String(input), "http://store.test");
  const { body } = init;
  const parts =
    input instanceof Request && body === undefined
      ? await readBody(input)
      : isForm(body)
        ? readForm(body)
        : { payload: readJson(typeof body === "string" ? body : ""), files: [] };
  return {
    method: (init.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase(),
    path: address.pathname,
    query: readQuery(address.searchParams),
    headers: new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined)),
    ...parts,
  };
}
