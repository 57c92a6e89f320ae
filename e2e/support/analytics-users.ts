// People who are asked what may be shared, for the tests of that.
import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { type AnalyticsChoice, saveAnalyticsChoice } from "./save-analytics-choice";
import { addresses } from "./test";

/** Somebody who can sign in. */
export interface Person {
  id: string;
  email: string;
  password: string;
}

/** Somebody new, who has chosen nothing yet, or this. */
export async function newPerson(api: APIRequestContext, choice?: AnalyticsChoice): Promise<Person> {
  const made = { email: `usage-${Date.now().toString(36)}@tillhouse.test`, password: "tillhouse-1" };
  const answer = await api.post("/admin/users", { data: { ...made, role: "admin" } });
  const person = { ...made, id: (await answer.json()).user.id };
  if (choice !== undefined) await saveAnalyticsChoice(addresses.store, person, choice);
  return person;
}

export async function signInByRequest(page: Page, admin: string, { email, password }: Person): Promise<void> {
  await page.request.post(new URL("/admin/auth", admin).href, { data: { email, password } });
}

/** The question what may be shared. */
export const overlayOf = (page: Page) => page.getByRole("dialog", { name: text("analytics.title") });
