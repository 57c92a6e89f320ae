// A body that is larger than a host takes, sent so that its refusal arrives.
import { request } from "node:http";

/** Bytes of a large body that are sent at once. */
const piece = 8192;

/**
 * The answer to a body that is larger than a host takes. It stops as soon as the host answers: a host that ends a
 * connection while more is on its way resets it, and the answer is lost with it.
 *
 * @param most what the host takes at most; from there on it is given time to answer
 */
export function askTooMuch(host, path, { size, most }) {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const outgoing = request(
      {
        host: "localhost",
        port: host.port,
        path,
        method: "POST",
        headers: { "content-length": size },
        agent: false,
      },
      (incoming) => {
        isAnswered = true;
        incoming.resume();
        resolve({ status: incoming.statusCode, headers: incoming.headers });
      },
    );
    outgoing.on("error", (error) => isAnswered || reject(error));
    const send = async () => {
      for (let sent = 0; sent < size && !isAnswered; sent += piece) {
        outgoing.write(Buffer.alloc(Math.min(piece, size - sent), "x"));
        await new Promise((next) => setTimeout(next, sent + piece < most ? 0 : 25));
      }
      if (isAnswered) outgoing.destroy();
      else outgoing.end();
    };
    void send();
  });
}
