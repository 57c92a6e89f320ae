import { createServer } from "node:net";

/**
 * Whether a server can listen there now.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} the port (a free one when 0 was asked for), or undefined when it is taken
 */
export function probePort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else if (error.code === "EACCES") reject(new Error(`Port ${port} needs more rights than this user has. Choose a port above 1023.`));
      else reject(new Error(`Cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @param {{ fallback: boolean, log: (line: string) => void }} options
 */
export async function choosePort(port, host, { fallback, log }) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`"${port}" is not a port: a whole number from 0 to 65535 is.`);
  const given = await probePort(port, host);
  if (given !== undefined) return given;
  if (!fallback) {
    throw Object.assign(new Error(`Port ${port} on ${host} is taken by another program. Stop that program, or choose another port.`), {
      code: "PORT_TAKEN",
      port,
    });
  }
  for (let next = port + 1; next <= Math.min(port + 100, 65535); next += 1) {
    if ((await probePort(next, host)) === undefined) continue;
    log(`Port ${port} is taken, so the store takes port ${next}.`);
    return next;
  }
  throw new Error(`Port ${port} on ${host} is taken, and so are the 100 after it.`);
}
