// What usage data goes to in the tests: it answers as Segment does, and remembers what it was sent.
import { createServer } from "node:http";

/** An event, as the provider's library sends it. */
interface ProviderEvent {
  type: string;
  event?: string;
  userId?: string | null;
  anonymousId: string;
  properties?: Record<string, unknown>;
  traits?: Record<string, unknown>;
  context: { page: Record<string, string>; [key: string]: unknown };
}

/** A running provider. */
export interface FakeProvider {
  url: string;
  /** Addresses that were asked for. */
  requests: string[];
  events: ProviderEvent[];
  /** Everything that arrived, as it came. */
  text(): string;
  close(): void;
}

export async function openProvider(): Promise<FakeProvider> {
  const requests: string[] = [];
  const bodies: string[] = [];
  const events: ProviderEvent[] = [];
  const server = createServer((request, response) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method === "OPTIONS") {
      response.writeHead(204, headers).end();
      return;
    }
    requests.push(`${request.method} ${request.url}`);
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      if (body !== "") {
        bodies.push(body);
        events.push(...JSON.parse(body).batch);
      }
      response.writeHead(200, { ...headers, "content-type": "application/json" });
      response.end(JSON.stringify({ success: true, integrations: { "Segment.io": { apiKey: "key" } } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The provider has no port.");
  return {
    url: `http://localhost:${address.port}`,
    requests,
    events,
    text: () => bodies.join("\n"),
    close: () => server.close(),
  };
}
