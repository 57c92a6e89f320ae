import { createServer, type IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { dev } from "../src/api/dev";
import { serve } from "../src/api/serve";
import { CommandError } from "../src/base/errors";
import { files } from "./fixtures/dev-harness";
import { shellDescription, writeFakeShell } from "./fixtures/fake-shell";
import { createProject } from "./fixtures/project";

const pem = (name: string): string => join(import.meta.dirname, "fixtures/tls", name);
const tlsCert = pem("cert.pem");
const tlsKey = pem("key.pem");

function askSecurely(url: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    // The certificate is one that nobody has signed.
    const asked = request(url, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ status: answer.statusCode, headers: answer.headers }));
    });
    asked.once("error", reject);
    asked.end();
  });
}

async function refusalOf(settings: { tlsCert?: string; tlsKey?: string }): Promise<readonly string[]> {
  const { directory, shell } = await createProject(files);
  const error: unknown = await serve({ directory, shell, port: 0, environment: {}, ...settings }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommandError)) throw new Error("It was expected to refuse and did not.");
  expect(error.code).toBe("invalid-configuration");
  return error.details.map(({ message }) => message);
}

describe("https", () => {
  test("is served with a certificate, and the store is told and keeps its secure cookies", async () => {
    let told: IncomingHttpHeaders = {};
    const store = createServer((asked, answer) => {
      told = asked.headers;
      answer.setHeader("set-cookie", "connect.sid=1; Path=/; HttpOnly; Secure");
      answer.end("{}");
    });
    await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", () => resolve()));
    onTestFinished(() => void store.close());
    const address = store.address();
    const backend = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const { directory, shell } = await createProject(files);
    const admin = await serve({ directory, shell, port: 0, backend, tlsCert, tlsKey, environment: {} });
    onTestFinished(() => admin.close());
    expect(admin.url).toMatch(/^https:\/\/localhost:\d+\/app$/);
    expect(await askSecurely(admin.url)).toMatchObject({ status: 200 });
    const { headers } = await askSecurely(new URL("/admin/auth", admin.url).href);
    expect(headers["set-cookie"]).toEqual(["connect.sid=1; Path=/; HttpOnly; Secure"]);
    expect(told["x-forwarded-proto"]).toBe("https");
  });

  test("is served by dev as well", async () => {
    const { directory, shell } = await createProject(files);
    await writeFakeShell(shell, { ...shellDescription, hot: "assets/hot-GGGG7777.js" });
    const admin = await dev({ directory, shell, port: 0, mock: true, tlsCert, tlsKey, environment: {} });
    onTestFinished(() => admin.close());
    expect(admin.url).toMatch(/^https:/);
    expect(await askSecurely(admin.url)).toMatchObject({ status: 200 });
  });

  test("needs both files, which can be read and belong together", async () => {
    expect(await refusalOf({ tlsCert })).toEqual(["tlsCert needs tlsKey beside it."]);
    expect(await refusalOf({ tlsCert, tlsKey: "nowhere.pem" })).toEqual([
      expect.stringMatching(/nowhere\.pem of tlsKey cannot be read/),
    ]);
    expect(await refusalOf({ tlsCert, tlsKey: pem("other-key.pem") })).toEqual([
      expect.stringMatching(/^The certificate and its key cannot be used: /),
    ]);
  });
});
