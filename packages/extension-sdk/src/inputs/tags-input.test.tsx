// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderUi } from "../gallery/render-ui.dev";
import { TagsInput } from "./tags-input";

let held: readonly string[] = [];

function Numbers() {
  const [value, setValue] = useState<readonly string[]>([]);
  held = value;
  return <TagsInput label="Tracking numbers" value={value} onChange={setValue} />;
}

it("takes what a scanner sends without submitting the form", async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <Numbers />
      <button type="submit">Mark shipped</button>
    </form>,
  );
  const field = screen.getByRole("textbox", { name: "Tracking numbers" });
  await userEvent.type(field, "DK-1{Enter}{Enter}DK-2{Enter}{Enter}");
  expect(held).toEqual(["DK-1", "DK-2"]);
  expect(onSubmit).not.toHaveBeenCalled();
});
