import { adminAccount } from "../../examples/store/store.mjs";

/** What somebody allows, as the store keeps it. */
export interface AnalyticsChoice {
  anonymize: boolean;
  opt_out: boolean;
}

/**
 * Answers for somebody what may be shared, so that nobody is asked: the question would lie over every page a second after
 * signing in. Tests that sign in as people of their own answer for them as well, unless they are about that question.
 */
export async function saveAnalyticsChoice(
  store: string,
  account: { email: string; password: string } = adminAccount,
  choice: AnalyticsChoice = { anonymize: false, opt_out: true },
): Promise<void> {
  const headers = { "content-type": "application/json" };
  const signedIn = await fetch(new URL("/admin/auth", store), {
    method: "POST",
    headers,
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const saved = await fetch(new URL("/admin/analytics-configs", store), {
    method: "POST",
    headers: { ...headers, cookie },
    body: JSON.stringify(choice),
  });
  if (!saved.ok) throw new Error(`The store did not save what may be shared: ${await saved.text()}`);
}
