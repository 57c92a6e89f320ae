import { expect, onTestFinished, test } from "vitest";
import { serve } from "../src/api/serve";
import { ask } from "./fixtures/http";
import { createProject } from "./fixtures/project";

async function serveMock(mock: string | boolean) {
  const project = await createProject({});
  const { directory, shell } = project;
  const admin = await serve({ directory, shell, port: 0, environment: {}, mock });
  onTestFinished(() => admin.close());
  return admin;
}

test("--mock answers signed-in requests instead of a backend", async () => {
  const admin = await serveMock(true);
  expect(admin.scenario).toBe("default");
  expect(await admin.backendProblem).toBeUndefined();
  expect((await ask(admin.port, "/admin/orders")).status).toBe(401);
  const headers = { "content-type": "application/json" };
  const signedIn = await ask(admin.port, "/admin/auth", {
    method: "POST",
    headers,
    body: JSON.stringify({ email: "anybody@shop.test", password: "anything" }),
  });
  const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  const orders = await ask(admin.port, "/admin/orders?limit=1", { headers: { cookie } });
  expect(JSON.parse(orders.body.toString())).toMatchObject({ limit: 1, orders: [{}] });
  const made = await ask(admin.port, "/admin/collections", {
    method: "POST",
    headers: { ...headers, cookie },
    body: JSON.stringify({ title: "Made here" }),
  });
  expect(JSON.parse(made.body.toString())).toMatchObject({ collection: { handle: "made-here" } });
});

test("the scenario is changed only from the same origin while it runs", async () => {
  const admin = await serveMock("empty-shop");
  const play = (headers: Record<string, string>) =>
    ask(admin.port, "/__mock/scenario", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ scenario: "slow" }),
    });
  expect((await play({ origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" })).status).toBe(
    403,
  );
  expect(JSON.parse((await play({})).body.toString())).toMatchObject({ scenario: "slow" });
});

test("an unknown scenario is reported by name", async () => {
  await expect(serve({ port: 0, environment: {}, mock: "emty-shop" })).rejects.toMatchObject({
    code: "invalid-configuration",
    message: '--mock knows no scenario "emty-shop". Did you mean "empty-shop"?',
  });
});
