// A store that answers from numbers: as many customers as asked for, at the same speed whichever they are, so that what is
// measured is the admin alone.
import { createServer } from "node:http";

const user = {
  id: "usr_measured",
  email: "measured@tillhouse.test",
  first_name: "Measured",
  last_name: "Person",
  role: "admin",
  metadata: {},
};

const store = {
  id: "store_measured",
  name: "Measured",
  default_currency_code: "eur",
  default_currency: { code: "eur", symbol: "€", symbol_native: "€", name: "Euro" },
  currencies: [{ code: "eur", symbol: "€", symbol_native: "€", name: "Euro" }],
  default_sales_channel_id: "sc_measured",
  modules: [],
  feature_flags: [],
};

function customer(index) {
  return {
    id: `cus_${index}`,
    email: `customer-${index}@customers.example`,
    first_name: "Customer",
    last_name: String(index),
    phone: index % 3 === 0 ? `+49 30 ${String(index).padStart(8, "0")}` : null,
    has_account: index % 2 === 0,
    created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    updated_at: "2026-01-01T00:00:00.000Z",
    groups: [],
    shipping_addresses: [],
    metadata: null,
  };
}

/** Whichever the sort order, the records before a page are never made: page 5,000 costs what page 1 costs. */
function customers(parameters, total) {
  const search = parameters.get("q") ?? "";
  // Each letter that is searched for leaves half of the records.
  const count = Math.floor(total / 2 ** search.trim().length);
  const offset = Number(parameters.get("offset") ?? "0");
  const limit = Number(parameters.get("limit") ?? "50");
  const isBackward = parameters.get("order")?.startsWith("-") ?? false;
  const length = Math.max(0, Math.min(limit, count - offset));
  return {
    customers: Array.from({ length }, (_, index) =>
      customer(isBackward ? offset + index : count - 1 - offset - index),
    ),
    count,
    offset,
    limit,
  };
}

function answerTo(method, { pathname, searchParams }, total) {
  if (method !== "GET") return undefined;
  const index = /^\/admin\/customers\/cus_(\d+)$/.exec(pathname)?.[1];
  if (index !== undefined) return { customer: customer(Number(index)) };
  switch (pathname) {
    case "/health":
      return "OK";
    case "/admin/auth":
      return { user };
    case "/admin/store":
      return { store };
    case "/admin/customers":
      return customers(searchParams, total);
    case "/admin/orders":
      return { orders: [], count: 0, offset: 0, limit: 20 };
    default:
      return undefined;
  }
}

/**
 * Starts a store with as many customers as asked for, on a port of its own.
 *
 * @param {number} total
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startBackend(total) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const answer = answerTo(request.method, url, total);
    if (answer === undefined) console.error(`Nobody answers ${request.method} ${url.pathname}.`);
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { type: "not_found", message: "Not found" }));
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
