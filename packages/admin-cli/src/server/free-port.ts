import { createServer } from "node:net";
import { systemCode } from "../base/errors";

/** Where the admin is served unless somebody asks for another port, and where `auto` begins to look. */
export const usualPort = 7001;

/** How many ports are tried, one after the other. */
const mostTries = 100;

/** Tells why nothing can listen there, such as `EADDRINUSE`; `undefined` where it can. */
export function listenFailure(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(systemCode(error) ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** The first free port from one on, or `undefined` where there is none near it. */
export async function nextFreePort(host: string, from: number): Promise<number | undefined> {
  const last = Math.min(from + mostTries - 1, 65535);
  for (let port = from; port <= last; port += 1) {
    const failure = await listenFailure(host, port);
    if (failure === undefined) return port;
    // With any other reason, such as a host that is none, the next port is no better.
    if (failure !== "EADDRINUSE") return undefined;
  }
  return undefined;
}
