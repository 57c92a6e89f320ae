import { describe, expect, test } from "vitest";
import { createMockBackend, defineMock, MockError, type MockRequest } from "../index";

const url = (path: string) => `http://store.test/admin${path}`;

const reviews = defineMock({
  tables: {
    review: {
      columns: { title: "", rating: 5, product_id: null as string | null },
      prefix: "rev",
      search: ["title"],
      rows: (data) =>
        data
          .rows("product")
          .slice(0, 3)
          .map(({ id }, index) => ({
            title: `Review ${index + 1}`,
            rating: index + 3,
            product_id: id,
          })),
    },
  },
  endpoints: {
    "GET /reviews": ({ query, tables }) => {
      const { rows, ...page } = tables.review.list(query);
      return { reviews: rows, ...page };
    },
    "GET /reviews/:id": ({ params, tables }) => ({ review: tables.review.require(params.id) }),
    "GET /reviews/broken": () => {
      throw new Error("no stars");
    },
    "POST /reviews": ({ payload, tables }) => {
      const { title, rating } = payload;
      if (typeof title !== "string")
        throw new MockError({ status: 400, message: "title should not be empty" });
      return { review: tables.review.insert({ title, rating: Number(rating) }) };
    },
    "POST /reviews/:id": ({ params, payload, tables }) => ({
      review: tables.review.update(params.id, { title: String(payload.title) }),
    }),
    "DELETE /reviews/:id": ({ params, tables }) => {
      tables.review.remove(params.id);
      return { id: params.id, object: "review", deleted: true };
    },
  },
  scenarios: {
    "many-reviews": {
      fill: ({ tables, data }) => {
        for (let number = 1; number <= 200; number += 1) tables.review.insert({ title: `More ${number}` });
        data.insert("product_tag", { value: "reviewed" });
      },
    },
    "no-reviews": { store: "empty-shop" },
  },
});

async function read(backend: ReturnType<typeof createMockBackend>, path: string, init?: RequestInit) {
  const answer = await backend.fetch(url(path), init);
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const post = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

describe("the mock of an extension", () => {
  test("lists, searches, sorts and pages its rows as the store does", async () => {
    const backend = createMockBackend({ extensions: [reviews] });
    const first = await read(backend, "/reviews?limit=2&offset=1&order=rating");
    expect(first.body).toMatchObject({ count: 3, limit: 2, offset: 1 });
    expect(first.body.reviews.map(({ rating }: { rating: number }) => rating)).toEqual([4, 5]);
    const found = await read(backend, "/reviews?q=review%202");
    expect(found.body).toMatchObject({ count: 1, reviews: [{ title: "Review 2" }] });
    const high = await read(backend, "/reviews?rating[gte]=4");
    expect(high.body.count).toBe(2);
    const refused = await read(backend, "/reviews?colour=red");
    expect(refused).toMatchObject({ status: 400, body: { message: "property colour should not exist" } });
    expect((await read(backend, "/reviews?order=colour")).status).toBe(400);
  });

  test("reads, writes and removes a row, and keeps it until a reset", async () => {
    const backend = createMockBackend({ extensions: [reviews] });
    const made = await read(backend, "/reviews", post({ title: "New", rating: 2 }));
    const { id } = made.body.review;
    expect(id).toMatch(/^rev_01MOCK/);
    await read(backend, `/reviews/${id}`, post({ title: "Changed" }));
    expect((await read(backend, `/reviews/${id}`)).body.review).toMatchObject({
      title: "Changed",
      rating: 2,
    });
    await read(backend, `/reviews/${id}`, { method: "DELETE" });
    expect(await read(backend, `/reviews/${id}`)).toEqual({
      status: 404,
      body: { type: "not_found", message: `Review with id: ${id} was not found` },
    });
    await read(backend, "/reviews", post({ title: "Gone soon" }));
    backend.reset();
    expect((await read(backend, "/reviews")).body.count).toBe(3);
  });

  test("answers what it throws as the store would", async () => {
    const backend = createMockBackend({ extensions: [reviews] });
    expect(await read(backend, "/reviews", post({ rating: 1 }))).toEqual({
      status: 400,
      body: { type: "invalid_data", message: "title should not be empty" },
    });
    const { status, body } = await read(backend, "/reviews/broken");
    expect(status).toBe(500);
    expect(body.message).toBe("The mock of GET /reviews/broken failed: no stars");
  });

  test("brings scenarios with a store of their own", async () => {
    const backend = createMockBackend({ extensions: [reviews], scenario: "many-reviews" });
    expect((await read(backend, "/reviews")).body).toMatchObject({ count: 203, limit: 50 });
    expect(backend.data.rows("product_tag").some(({ value }) => value === "reviewed")).toBe(true);
    backend.play("no-reviews");
    expect((await read(backend, "/reviews")).body.count).toBe(0);
    expect((await read(backend, "/products")).body.count).toBe(0);
    expect(backend.scenarios).toContain("many-reviews");
    expect(() => backend.play("bogus")).toThrow(/There is no scenario "bogus"/);
    expect(() => createMockBackend({ scenario: "bogus" })).toThrow(/There is no scenario "bogus"/);
  });

  test("refuses what two extensions have, and scenarios of the store", () => {
    const other = defineMock({ endpoints: { "GET /reviews/:review": () => ({}) } });
    expect(() => createMockBackend({ extensions: [reviews, other] })).toThrow(
      'Two mocks have the endpoint "GET /reviews/:review".',
    );
    const slow = defineMock({ scenarios: { slow: {} } });
    expect(() => createMockBackend({ extensions: [slow] })).toThrow('The store has a scenario "slow"');
  });

  test("is replaced while the rows of tables stay that are defined as before", async () => {
    const backend = createMockBackend({ extensions: [reviews] });
    await read(backend, "/reviews", post({ title: "Kept" }));
    const changed = {
      ...reviews,
      endpoints: { ...reviews.endpoints, "GET /stars": () => ({ stars: 5 }) },
    };
    backend.replaceExtensions([changed]);
    expect((await read(backend, "/stars")).body).toEqual({ stars: 5 });
    expect((await read(backend, "/reviews")).body.count).toBe(4);
    expect(backend.hasOwnEndpoint("GET", "/admin/stars")).toBe(true);
    expect(backend.hasOwnEndpoint("GET", "/admin/orders")).toBe(false);
    expect(() => backend.replaceExtensions([changed, changed])).toThrow(/Two mocks/);
    expect((await read(backend, "/stars")).status).toBe(200);
    backend.replaceExtensions([{ ...changed, tables: { review: { columns: { title: "" } } } }]);
    expect((await read(backend, "/reviews")).body.count).toBe(0);
  });
});

describe("the body of a request", () => {
  const text = '{"title":"Sent"}';
  const bytes = new TextEncoder().encode(text);
  const form = new FormData();
  form.set("title", "Sent");
  const bodies: [string, BodyInit][] = [
    ["text", text],
    ["a Buffer", Buffer.from(text)],
    ["a Uint8Array", bytes],
    ["an ArrayBuffer", bytes.slice().buffer],
    ["a Blob", new Blob([text])],
    ["a FormData", form],
    ["URLSearchParams", new URLSearchParams("title=Sent")],
  ];
  const sent = ({ payload }: MockRequest) => payload;

  test.each(bodies)("arrives as %s", async (_, body) => {
    const backend = createMockBackend({ extensions: [reviews] });
    await backend.fetch(url("/reviews"), { method: "POST", body });
    await backend.fetch(new Request(url("/reviews"), { method: "POST", body }));
    expect(backend.requests.map(sent)).toEqual([{ title: "Sent" }, { title: "Sent" }]);
  });

  test("arrives as files and as plain bytes", async () => {
    const upload = new FormData();
    upload.set("file", new File(["a;b"], "reviews.csv"));
    const got: unknown[] = [];
    const backend = createMockBackend({
      endpoints: {
        "POST /reviews/import": ({ files, body, headers }) => {
          got.push(
            files.map(({ name }) => name),
            new TextDecoder().decode(body),
            headers.get("content-type"),
          );
          return {};
        },
      },
    });
    await backend.fetch(url("/reviews/import"), { method: "POST", body: upload });
    const headers = { "content-type": "text/csv" };
    await backend.fetch(url("/reviews/import"), { method: "POST", body: "a;b", headers });
    expect(got).toEqual([["reviews.csv"], "", null, [], "a;b", "text/csv"]);
  });

  test("is refused where it says that it is JSON and is none", async () => {
    const backend = createMockBackend();
    const answer = await backend.fetch(url("/collections"), {
      method: "POST",
      body: "{ title",
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(/^The JSON of the request cannot be read: /);
  });
});
