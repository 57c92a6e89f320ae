// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { renderSetting } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import messages from "../../../messages/en.json";
import ProductOptionsSection from "./product-options-section";

afterEach(cleanup);

const moment = "2026-02-01T08:00:00.000Z";
const option = (id: string, title: string, words: readonly string[]) => ({
  id,
  title,
  product_id: "prod_1",
  created_at: moment,
  values: words.map((value, place) => ({
    id: `${id}_${place}`,
    value,
    variant_id: `variant_${place}`,
    variant: { title: ["S / Black", "M / Black"][place], variant_rank: place },
  })),
});
// As the store answers them: made in one moment, with ids in the wrong order.
const options = [option("opt_1", "Colour", ["Black", "Black"]), option("opt_2", "Size", ["S", "M"])];

const titles = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

async function show(answer: () => unknown) {
  const backend = createMockBackend({ endpoints: { "GET /products/:id": () => answer() as object } });
  // The page has read the options without their values.
  const product = { id: "prod_1", title: "Shirt", options: options.map(({ values: _, ...own }) => own) };
  await renderSetting(() => <ProductOptionsSection record={product as unknown as RecordOf<"products">} />, {
    backend,
    messages,
  });
}

it("shows options in the order in which the names of variants have their values", async () => {
  await show(() => ({ product: { id: "prod_1", title: "Shirt", options } }));
  await screen.findByText("Size");
  expect(titles()).toEqual(["SizeSM", "ColourBlack"]);
});

it("shows options without their values where these cannot be read, and reads again", async () => {
  let isDown = true;
  await show(() => {
    if (isDown) throw new Error("down");
    return { product: { id: "prod_1", title: "Shirt", options } };
  });
  await screen.findByText(messages["variants.errors.optionsUnread"]);
  expect(titles()).toEqual(["Colour", "Size"]);
  isDown = false;
  screen.getByRole("button", { name: messages["action.retry"] }).click();
  await screen.findByText("S");
  expect(titles()).toEqual(["SizeSM", "ColourBlack"]);
});
