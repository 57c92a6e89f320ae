import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { CommandError, systemCode } from "../base/errors";
import { nextFreePort, usualPort } from "./free-port";
import type { Certificate } from "./read-certificate";
import type { RequestHandler } from "./request-handler";
import { respondText } from "./respond";

/** A server that listens. */
export interface StartedServer {
  port: number;
  /** Stops taking requests, lets running ones end, and resolves when the port is free. */
  close(): Promise<void>;
}

/** Where a server listens, and how patient it is. */
export interface ServerOptions {
  host: string;
  /** A number, or `auto` for the usual one or the next that is free. */
  port: number | "auto";
  /** The command that listens, for what to do when it cannot. Default: `serve`. */
  command?: "serve" | "dev";
  /** How long a client may take to send the head of a request, in milliseconds. */
  headersTimeout: number;
  /** Serves https with it. Default: http. */
  certificate?: Certificate | undefined;
}

/** How large the head of a request may be, in bytes: the longest address, and as much for the rest. */
const maxHeaderSize = 32_768;

/**
 * How long a connection is kept without a request, in milliseconds: longer than the minute for which web servers and load
 * balancers keep theirs. Else this server may close one just as they send a request on it, and they answer 502.
 */
const keepAliveTimeout = 75_000;

/** How long running requests may take to end after a stop was asked for, in milliseconds. */
const gracePeriod = 10_000;

interface Listening {
  host: string;
  port: number;
  command: string;
}

async function listenError(error: unknown, { host, port, command }: Listening): Promise<unknown> {
  switch (systemCode(error)) {
    case "EADDRINUSE": {
      const next = await nextFreePort(host, port === 65535 ? usualPort : port + 1);
      return new CommandError({
        code: "address-taken",
        message: `Port ${port} on ${host} is taken by another program.`,
        hint: `End that program, or use the next free port: tillhouse ${command} --port ${next ?? "auto"}`,
        cause: error,
      });
    }
    case "EACCES":
      return new CommandError({
        code: "address-unavailable",
        message: `Port ${port} may not be used by this user.`,
        hint: "Ports below 1024 need rights of an administrator on many systems; choose a higher one with --port.",
        cause: error,
      });
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new CommandError({
        code: "address-unavailable",
        message: `This machine has no address ${host}.`,
        hint: "Use --host localhost, or --host 0.0.0.0 to be reached from other machines.",
        cause: error,
      });
    default:
      return error;
  }
}

function listen(server: Server, listening: Listening): Promise<number> {
  const { host, port } = listening;
  return new Promise((resolve, reject) => {
    server.once("error", (error) => void listenError(error, listening).then(reject, reject));
    server.listen({ host, port }, () => {
      // A server that listens on a host and a port has an address of this form.
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Starts a server on a host and a port.
 *
 * @throws CommandError `address-taken` or `address-unavailable`.
 */
export async function startServer(
  handler: RequestHandler,
  { host, port, command = "serve", headersTimeout, certificate }: ServerOptions,
): Promise<StartedServer> {
  let closing: Promise<void> | undefined;
  // Node.js does not count a connection as idle before its first request, and browsers open such ones ahead of time.
  const running = new Map<Socket, number>();
  const options = { maxHeaderSize, connectionsCheckingInterval: Math.min(headersTimeout, 5_000) };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (running.get(socket) ?? 1) - 1;
      if (running.has(socket)) running.set(socket, left);
      if (closing !== undefined && left === 0) socket.end();
    });
    handler.handle(request, response).catch(() => {
      // The reader went away, or the output folder changed under the request; a retry will tell.
      if (response.headersSent) response.destroy();
      else respondText(response, 500, "The file could not be read");
    });
  };
  const server =
    certificate === undefined
      ? createServer(options, answer)
      : createSecureServer({ ...options, ...certificate }, answer);
  // By itself Node.js would ask for a body of any size, and only then for an answer.
  server.on("checkContinue", answer);
  server.on(certificate === undefined ? "connection" : "secureConnection", (socket: Socket) => {
    running.set(socket, 0);
    socket.once("close", () => running.delete(socket));
  });
  // Uploads may take longer than the five minutes that Node.js gives a request; they may not stand still, though.
  server.requestTimeout = 0;
  server.headersTimeout = headersTimeout;
  server.keepAliveTimeout = keepAliveTimeout;
  // Tunnels to other hosts are not built here.
  server.on("connect", (_, socket) => {
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  const wanted = port === "auto" ? ((await nextFreePort(host, usualPort)) ?? usualPort) : port;
  const actualPort = await listen(server, { host, port: wanted, command });
  return {
    port: actualPort,
    close() {
      closing ??= new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), gracePeriod);
        timer.unref();
        server.close(() => {
          clearTimeout(timer);
          handler.close();
          resolve();
        });
        for (const [socket, requests] of running) if (requests === 0) socket.destroy();
      });
      return closing;
    },
  };
}
