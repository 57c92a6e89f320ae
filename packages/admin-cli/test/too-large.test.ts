import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { start, startKeeper } from "./fixtures/attack";
import { writeRaw } from "./fixtures/raw";

/** The largest body is a megabyte, and this is far more than a connection holds on its way. */
const size = 24_000_000;
const post = (headers: string) => `POST /admin/uploads HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
const told = post(`Content-Length: ${size}`);
const counted = post("Transfer-Encoding: chunked");
const piece = "x".repeat(65_536);
const chunk = `10000\r\n${piece}\r\n`;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "localhost");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Sends all of it before it reads a word, as browsers do, and reads then until the connection ends. */
async function sendFirst(port: number, pieces: Iterable<string>): Promise<string> {
  const socket = await open(port);
  for (const part of pieces)
    await new Promise<void>((resolve, reject) =>
      socket.write(part, (error) => (error ? reject(error) : resolve())),
    );
  let answer = "";
  for await (const data of socket) answer += data;
  return answer;
}

function* upload(head: string, part: string, end: string) {
  yield head;
  for (let sent = piece.length; sent <= size; sent += piece.length) yield part;
  yield end;
}

describe("a body that is too large", () => {
  test.each([
    ["says so", upload(told, piece, "x".repeat(size % piece.length))],
    ["does not say so", upload(counted, chunk, "0\r\n\r\n")],
  ])("which %s: a client that sends all of it reads why it was refused", async (_what, pieces) => {
    const { port } = await start(await startKeeper(), { bodyLimit: 1 });
    const answer = await sendFirst(port, pieces);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/);
    expect(answer).toMatch(/\r\n\r\nThe body is too large\n$/);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test("is answered before all of it has arrived", async () => {
    const { port } = await start(await startKeeper(), { bodyLimit: 1 });
    const answer = await writeRaw(port, [told, piece]);
    expect(answer.text).toMatch(/The body is too large\n$/);
    expect(answer.isClosed).toBe(false);
  });

  test("is refused beforehand to a client that asks", async () => {
    const backend = await startKeeper();
    const { port } = await start(backend, { bodyLimit: 1 });
    const asking = (length: number) => post(`Content-Length: ${length}\r\nExpect: 100-continue`);
    expect((await writeRaw(port, asking(size))).statuses).toEqual([413]);
    expect(backend.seen).toEqual([]);
    const socket = await open(port);
    socket.write(asking(3));
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 100 /);
    socket.write("abc");
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("is not awaited from a client that stalls or never ends", async () => {
    const { port } = await start(await startKeeper(), { bodyLimit: 1, patience: { body: 100 } });
    const still = await writeRaw(port, [told, piece], 3_000);
    expect(still).toMatchObject({ statuses: [413], isClosed: true });
    const socket = await open(port);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    socket.resume();
    socket.write(counted);
    const timer = setInterval(() => socket.write(chunk), 5);
    await closed;
    clearInterval(timer);
  });
});
