import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { createMockBackend, isScenarioName, scenarioNames } from "@tillhouse/mock-store";
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

/** The scenario that was asked for by `--mock` or `--mock=<scenario>`. */
function scenarioOf(asked: string | boolean) {
  if (typeof asked === "boolean" || asked === "") return "default";
  if (isScenarioName(asked)) return asked;
  const near = didYouMean(asked, scenarioNames);
  throw new CommandError({
    code: "invalid-configuration",
    message: `--mock knows no scenario "${asked}".${near === undefined ? "" : ` Did you mean "${near}"?`}`,
    hint: `There are ${scenarioNames.join(", ")}.`,
  });
}

/**
 * A Medusa v1 backend in this process, in place of a store. It forgets everything when the process ends. Everybody may
 * sign in, with any e-mail address and any password but `wrong`.
 *
 * @param asked what `--mock` says: a scenario, or `true` for the usual one
 * @throws CommandError `invalid-configuration` where there is no such scenario.
 */
export function createMockServer(asked: string | boolean): BackendProxy & { scenario: string } {
  const scenario = scenarioOf(asked);
  const backend = createMockBackend({ scenario, needsSignIn: true, now: () => new Date() });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    send(await backend.fetch(await requestOf(request)), response);
  return {
    scenario,
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
