// A body that is larger than a host takes, sent so that its refusal arrives.
import { request } from "node:http";

/**
 * The answer to a body that is larger than a host takes. It asks before it sends: a host that refuses a body by its length may
 * end the connection with its answer, and whoever is still writing then is told of the end and not of the answer.
 */
export function sendOversizedUpload(host, path, size) {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "localhost",
        port: host.port,
        path,
        method: "POST",
        headers: { "content-length": size, expect: "100-continue" },
        agent: false,
      },
      (incoming) => {
        incoming.resume();
        resolve({ status: incoming.statusCode, headers: incoming.headers });
        outgoing.destroy();
      },
    );
    outgoing.on("error", reject);
    // A host that wants it all gets it all, and has not refused it.
    outgoing.on("continue", () => outgoing.end(Buffer.alloc(size, "x")));
    outgoing.flushHeaders();
  });
}
