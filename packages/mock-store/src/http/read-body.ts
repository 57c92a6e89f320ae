import { refuse } from "../database/mock-error";
import { readQuery } from "./read-query";

/** What was sent with a request. */
export interface SentBody {
  /** The JSON or the form fields; `{}` without any. */
  payload: Record<string, unknown>;
  /** Files of a form; none where it is no form. */
  files: File[];
  /** The bytes as they were sent; none of a form with files, which is read into `payload` and `files`. */
  body: Uint8Array;
}

type Form = Pick<FormData, "forEach">;

/** The name of a class, whichever window or test environment it is of. */
function classOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice("[object ".length, -1);
}

/** A form as browsers send it; that of a test environment may be another class than the runtime's own. */
function isForm(body: unknown): body is Form {
  return classOf(body) === "FormData";
}

function readForm(form: Form): SentBody {
  const sent: SentBody = { payload: {}, files: [], body: new Uint8Array() };
  form.forEach((value, name) => {
    if (typeof value === "string") sent.payload[name] = value;
    else sent.files.push(value);
  });
  return sent;
}

function readByReader(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // `readAsArrayBuffer` makes nothing else.
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => reject(reader.error ?? new Error("The blob cannot be read."));
    reader.readAsArrayBuffer(blob);
  });
}

/** The bytes of a body that is no form. */
async function bytesOf(body: Exclude<BodyInit, FormData>): Promise<Uint8Array> {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (classOf(body) === "URLSearchParams") return new TextEncoder().encode(String(body));
  // Blobs of a test environment are none to the runtime, and may lack what theirs have.
  if (classOf(body) === "Blob" || classOf(body) === "File") {
    const blob = body as Blob;
    return new Uint8Array(
      await (typeof blob.arrayBuffer === "function" ? blob.arrayBuffer() : readByReader(blob)),
    );
  }
  if (classOf(body) === "ArrayBuffer") return new Uint8Array(body as ArrayBuffer);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** The kind of content that a body has by itself, as `fetch` would name it. */
function typeOf(body: unknown): string {
  if (classOf(body) === "URLSearchParams") return "application/x-www-form-urlencoded";
  const type: unknown = Object(body).type;
  return typeof type === "string" ? type : "";
}

function parseBytes(body: Uint8Array, type: string): Record<string, unknown> {
  const text = new TextDecoder().decode(body).trim();
  if (text === "") return {};
  if (type.startsWith("application/x-www-form-urlencoded")) return readQuery(new URLSearchParams(text));
  const isJson = /[/+]json\b/.test(type);
  // Tests leave the kind of content out; what begins as JSON was meant as such.
  if (!isJson && !/^[[{]/.test(text)) return {};
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    if (!isJson) return {};
    return refuse(
      `The JSON of the request cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * Reads what a request carries, of every kind that `fetch` takes.
 *
 * @param type what the headers say of the content; empty where they say nothing
 * @throws MockError (400) where it says that it is JSON, and is none.
 */
export async function readBody(given: BodyInit | null | undefined, type: string): Promise<SentBody> {
  if (given === null || given === undefined) return { payload: {}, files: [], body: new Uint8Array() };
  if (isForm(given)) return readForm(given);
  const body = await bytesOf(given);
  const kind = type === "" ? typeOf(given) : type;
  if (kind.startsWith("multipart/form-data"))
    return readForm(await new Response(body as BodyInit, { headers: { "Content-Type": kind } }).formData());
  return { payload: parseBytes(body, kind), files: [], body };
}
