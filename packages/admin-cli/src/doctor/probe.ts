import type { IncomingHttpHeaders } from "node:http";
import { unreachableReason } from "../server/backend-proxy";

/** How long an answer may take, in milliseconds. */
const patience = 5_000;
/** How much of a body is read. */
const enough = 200_000;

/** An answer, or what kept it from coming. */
export type Answer =
  | { status: number; headers: IncomingHttpHeaders; text: string }
  | { status: 0; problem: string };

/** What to ask for. */
export interface Probe {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends one request on a connection of its own. Nothing is followed, kept or thrown. */
export async function probe(address: string, { method = "GET", headers = {} }: Probe = {}): Promise<Answer> {
  const { request } = address.startsWith("https:") ? await import("node:https") : await import("node:http");
  return new Promise((resolve) => {
    const outgoing = request(address, { method, headers, agent: false, timeout: patience }, (incoming) => {
      let text = "";
      const end = (): void => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
      incoming.setEncoding("utf8");
      incoming.on("data", (part: string) => {
        text += part;
        if (text.length > enough) incoming.destroy();
      });
      incoming.on("close", end);
      incoming.on("error", end);
    });
    outgoing.on("timeout", () =>
      outgoing.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })),
    );
    outgoing.on("error", (error) => resolve({ status: 0, problem: unreachableReason(error) }));
    outgoing.end();
  });
}

/** The object that a text is, empty where it is none. */
export function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
