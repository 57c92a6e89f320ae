import type { APIRequestContext, Locator, Page } from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { actionsMenu, addresses, startsWith, unique } from "./test";

/** Addresses of discounts. */
export const at = (path = "") => `${addresses.app}/a/discounts${path}`;

/** A discount, as far as tests read it. */
export interface Discount {
  id: string;
  code: string;
  is_dynamic: boolean;
  is_disabled: boolean;
  parent_discount_id: string | null;
  starts_at: string;
  ends_at: string | null;
  usage_limit: number | null;
  valid_duration: string | null;
  regions: { id: string }[];
  rule: {
    id: string;
    type: string;
    value: number;
    allocation: string;
    description: string | null;
    conditions: { id: string; type: string; operator: string }[];
  };
}

interface Region {
  id: string;
  name: string;
  currency_code: string;
}

export const codeFor = (name: string) => unique(name).replaceAll(" ", "").toUpperCase();

export async function readRegions(api: APIRequestContext): Promise<[Region, Region]> {
  const { regions } = await (await api.get("/admin/regions?limit=20&order=name")).json();
  const [first, second] = regions as Region[];
  if (first === undefined || second === undefined) throw new Error("The store has two regions at least.");
  return [first, second];
}

export async function readDiscount(api: APIRequestContext, id: string): Promise<Discount> {
  return (await (await api.get(`/admin/discounts/${id}?expand=regions,rule,rule.conditions`)).json())
    .discount;
}

export async function makeDiscount(api: APIRequestContext, data: object): Promise<Discount> {
  const [region] = await readRegions(api);
  const answer = await api.post("/admin/discounts", {
    data: {
      code: codeFor("SPRING"),
      regions: [region.id],
      rule: { type: "percentage", value: 10, allocation: "total" },
      ...data,
    },
  });
  return readDiscount(api, (await answer.json()).discount.id);
}

/** The ids of what a condition names. */
export async function membersOf(
  api: APIRequestContext,
  discount: string,
  { id, type }: { id: string; type: string },
) {
  const { discount_condition: condition } = await (
    await api.get(`/admin/discounts/${discount}/conditions/${id}?expand=${type}`)
  ).json();
  return (condition[type] as { id: string }[]).map((member) => member.id).sort();
}

export const idIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";
export const field = (form: Locator, key: TextKey) => form.getByLabel(startsWith(text(key)));

export async function pick(form: Locator, page: Page, label: string, option: string) {
  await form.getByRole("combobox", { name: startsWith(label) }).fill(option);
  await page
    .getByRole("option", { name: startsWith(option) })
    .first()
    .click();
  await page.keyboard.press("Escape");
}

/** Does what stands in the menu of the page. */
export async function act(page: Page, key: TextKey) {
  await page.getByRole("main").getByRole("button", { name: actionsMenu }).first().click();
  await page.getByRole("menuitem", { name: startsWith(text(key)) }).click();
}

export const section = (page: Page, title: string) => page.getByRole("region", { name: startsWith(title) });
