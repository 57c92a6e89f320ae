// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockBackend } from "@tillhouse/mock-store";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { AnyResource } from "../resource/define-resource";
import { renderPage } from "../testing";
import { ReferencePicker } from "./reference-picker";

afterEach(cleanup);

const shelves: AnyResource = {
  name: "shelves",
  api: { singularKey: "shelf", pluralKey: "shelves" },
  title: (record) => String(Reflect.get(record, "label")),
  list: { columns: [], search: true },
};
const records = ["Near the door", "Cold room", "Basement"].map((label, index) => ({
  id: `s_${index}`,
  label,
}));

/** A field whose store answers the first question and no other one, as if the network were slow. */
async function renderPicker() {
  const backend = createMockBackend({
    endpoints: {
      "GET /shelves": ({ query }) =>
        query.q === undefined
          ? { shelves: records, count: records.length, offset: 0, limit: 20 }
          : new Promise(() => {}),
    },
  });
  function Page() {
    const [value, setValue] = useState<readonly string[]>([]);
    return <ReferencePicker label="Shelf" to="shelves" value={value} onChange={setValue} />;
  }
  await renderPage(Page, { backend, route: "/pick", path: "/a/pick", resources: [shelves] });
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Shelf" });
  await userEvent.click(field);
  await screen.findByRole("option", { name: "Cold room" });
  return field;
}

it("narrows what was found while the store has not answered the search", async () => {
  const field = await renderPicker();
  await userEvent.type(field, "room");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Cold room"]);
  await userEvent.keyboard("{Enter}");
  expect(field.value).toBe("Cold room");
});

it("keeps the very row that is pressed when the search goes to the store", async () => {
  const field = await renderPicker();
  await userEvent.type(field, "room");
  const row = screen.getByRole("option", { name: "Cold room" });
  fireEvent.mouseDown(row);
  // Longer than the pause in typing after which the store is asked.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(row.isConnected).toBe(true);
  fireEvent.click(row);
  expect(field.value).toBe("Cold room");
});

it.each([
  ["the store pages", undefined],
  ["the store can only list", { newest: 1000 }],
])("offers every record of a list that %s, some at a time", async (_list, isUnpaged) => {
  const many = Array.from({ length: 45 }, (_, index) => ({ id: `s_${index}`, label: `Shelf ${index}` }));
  const backend = createMockBackend({
    endpoints: {
      "GET /shelves": ({ query }) => {
        const [limit, offset] = [Number(query.limit), Number(query.offset)];
        return { shelves: many.slice(offset, offset + limit), count: many.length, offset, limit };
      },
    },
  });
  const resource = { ...shelves, api: { ...shelves.api, isUnpaged } };
  await renderPage(() => <ReferencePicker label="Shelf" to="shelves" value={[]} onChange={() => {}} />, {
    backend,
    route: "/pick",
    path: "/a/pick",
    resources: [resource],
  });
  await userEvent.click(screen.getByRole("combobox", { name: "Shelf" }));
  for (const [last, next] of [
    [19, 20],
    [39, 40],
  ]) {
    await screen.findByRole("option", { name: `Shelf ${last}` });
    expect(screen.queryByRole("option", { name: `Shelf ${next}` })).toBeNull();
    await userEvent.click(screen.getByRole("option", { name: "ui.combobox.more" }));
  }
  await screen.findByRole("option", { name: "Shelf 44" });
  expect(screen.queryByRole("option", { name: "ui.combobox.more" })).toBeNull();
});

it("offers nothing of another filter while the store has not answered the new one", async () => {
  const backend = createMockBackend({
    endpoints: {
      "GET /shelves": ({ query }) =>
        query.floor === "1" ? { shelves: records, count: 3, offset: 0, limit: 20 } : new Promise(() => {}),
    },
  });
  function Page() {
    const [floor, setFloor] = useState("1");
    return (
      <>
        <ReferencePicker label="Shelf" to="shelves" filter={{ floor }} value={[]} onChange={() => {}} />
        <button type="button" onClick={() => setFloor("2")}>
          Upstairs
        </button>
      </>
    );
  }
  await renderPage(Page, { backend, route: "/pick", path: "/a/pick", resources: [shelves] });
  const field = screen.getByRole("combobox", { name: "Shelf" });
  await userEvent.click(field);
  await screen.findByRole("option", { name: "Cold room" });
  await userEvent.keyboard("{Escape}");
  fireEvent.click(screen.getByRole("button", { name: "Upstairs" }));
  await userEvent.click(field);
  expect(screen.queryByRole("option")).toBeNull();
});
