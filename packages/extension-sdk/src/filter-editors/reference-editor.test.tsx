// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import { reference } from "../filters/reference";
import type { AnyResource } from "../resource/define-resource";
import { renderPage } from "../testing";
import ReferenceEditor from "./reference-editor";

afterEach(cleanup);

const shelves: AnyResource = {
  name: "shelves",
  api: { singularKey: "shelf", pluralKey: "shelves" },
  title: (record) => String(Reflect.get(record, "label")),
  list: { columns: [], search: true },
};

it("finds what comes after the first page, and sets its id", async () => {
  const many = Array.from({ length: 24 }, (_, index) => ({ id: `s_${index}`, label: `Shelf ${index}` }));
  const backend = createMockBackend({
    endpoints: {
      "GET /shelves": ({ query }) => {
        const [limit, offset] = [Number(query.limit), Number(query.offset)];
        return { shelves: many.slice(offset, offset + limit), count: many.length, offset, limit };
      },
    },
  });
  const set: unknown[] = [];
  const filter = reference("shelf_id", { to: "shelves" });
  await renderPage(
    () => (
      <ReferenceEditor
        resource="books"
        filter={filter}
        label="Shelf"
        value={undefined}
        onChange={(value) => set.push(value)}
      />
    ),
    { backend, route: "/pick", path: "/a/pick", resources: [shelves] },
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Shelf" }));
  await screen.findByRole("option", { name: "Shelf 19" });
  expect(screen.queryByRole("option", { name: "Shelf 20" })).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: "ui.combobox.more" }));
  await userEvent.click(await screen.findByRole("option", { name: "Shelf 23" }));
  expect(set).toEqual([["s_23"]]);
});
