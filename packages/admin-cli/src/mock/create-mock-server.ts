import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { createMockBackend, type MockBackend, type MockExtension } from "@tillhouse/mock-store";
import { didYouMean } from "../base/did-you-mean";
import { CommandError } from "../base/errors";
import type { BackendProxy } from "../server/backend-proxy";
import { backendAnswerHeaders } from "../server/security-headers";

async function requestOf(message: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const hasBody = message.method !== "GET" && message.method !== "HEAD";
  return new Request(`http://${message.headers.host ?? "localhost"}${message.url ?? "/"}`, {
    method: message.method,
    headers,
    body: hasBody ? new Uint8Array(await buffer(message)) : undefined,
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  for (const [name, value] of Object.entries(backendAnswerHeaders(answer.headers.get("content-type") ?? "")))
    response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(answer.status);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** A mock store that answers requests. */
export interface MockServer extends BackendProxy {
  /** What it was started as. */
  scenario: string;
  backend: MockBackend;
}

/** What there is beside the usual mock store. */
interface MockServerOptions {
  extensions?: readonly MockExtension[];
  /** Whether somebody has to sign in first. Default: yes. */
  needsSignIn?: boolean;
  /** The option that asked for the scenario, as messages name it. Default: `--mock`. */
  option?: string;
}

/** Plays the scenario that was asked for by `--mock` or `--mock=<scenario>`. */
function playAsked(backend: MockBackend, asked: string | boolean, option: string): string {
  if (typeof asked === "boolean" || asked === "") return backend.scenario;
  const { scenarios } = backend;
  if (scenarios.includes(asked)) {
    backend.play(asked);
    return asked;
  }
  const near = didYouMean(asked, scenarios);
  throw new CommandError({
    code: "invalid-configuration",
    message: `${option} knows no scenario "${asked}".${near === undefined ? "" : ` Did you mean "${near}"?`}`,
    hint: `There are ${scenarios.join(", ")}.`,
  });
}

/**
 * A Medusa v1 backend in this process, in place of a store. It forgets everything when the process ends. Everybody may
 * sign in, with any e-mail address and any password but `wrong`.
 *
 * @param asked what `--mock` says: a scenario, or `true` for the usual one
 * @throws CommandError `invalid-configuration` where there is no such scenario.
 */
export function createMockServer(asked: string | boolean, options: MockServerOptions = {}): MockServer {
  const { extensions = [], needsSignIn = true, option = "--mock" } = options;
  const backend = createMockBackend({ extensions, needsSignIn, now: () => new Date() });
  const scenario = playAsked(backend, asked, option);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    send(await backend.fetch(await requestOf(request)), response);
  return {
    scenario,
    backend,
    pass(request, response) {
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(500, { "Content-Type": "application/json" });
        response.end(
          JSON.stringify({ type: "unknown_error", message: `The mock store failed: ${String(error)}` }),
        );
      });
    },
    close() {},
  };
}
