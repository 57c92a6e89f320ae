import { type ClientOptions, createClient, type MedusaSdkClient } from "../src/client/create-client";

/** A call as it left: `POST /store/carts`, and what it carried. */
export interface RecordedCall {
  call: string;
  query: string;
  body: unknown;
  headers: Headers;
  credentials: RequestCredentials | undefined;
}

/** An answer of the pretended store; nothing but its body is an answer of 200, an error is no answer at all. */
export type PretendedAnswer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

/** A client whose calls go nowhere, and all that it sent. The last answer is given to all calls that follow. */
export function recordedClient(options: ClientOptions = {}, answers: PretendedAnswer[] = [{}]) {
  const calls: RecordedCall[] = [];
  const addresses: string[] = [];
  const fetchLike = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = String(input);
    addresses.push(address);
    const { pathname, search } = new URL(address, "https://page.test");
    const { body } = init;
    calls.push({
      call: `${init.method} ${pathname}`,
      query: decodeURIComponent(search),
      body: typeof body === "string" ? JSON.parse(body) : (body ?? undefined),
      headers: new Headers(init.headers),
      credentials: init.credentials,
    });
    if (init.signal?.aborted) throw init.signal.reason;
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? {};
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify(answer.body ?? {}), {
      status: answer.status,
      headers: answer.headers,
    });
  };
  const client: MedusaSdkClient = createClient({
    backend: "https://store.example.com",
    fetch: fetchLike,
    ...options,
  });
  return { calls, addresses, client };
}
