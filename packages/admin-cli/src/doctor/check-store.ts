import type { Check, DoctorContext } from "./check";
import { type Answer, jsonOf, probe } from "./probe";

function isOlderStore(regions: Answer, session: Answer): boolean {
  if ("problem" in regions || "problem" in session) return false;
  const isList = regions.status === 200 && Array.isArray(jsonOf(regions.text).regions);
  return session.status === 401 && (isList || regions.status === 401 || regions.status === 404);
}

/** What a server is that is no store of Medusa v1. */
function otherServer(address: string, regions: Answer, session: Answer): Check {
  const text = "text" in regions ? regions.text : "";
  if (/publishable/i.test(text) && regions.status >= 400) {
    return {
      id: "medusa",
      status: "fault",
      message: `The backend at ${address} is a store of Medusa v2.`,
      why: "This admin speaks the API of Medusa v1.",
      cure: "Name a store of Medusa v1 with --backend, TILLHOUSE_BACKEND or backend in tillhouse.config.ts.",
    };
  }
  return {
    id: "medusa",
    status: "fault",
    message: `What answers at ${address} is no store of Medusa v1.`,
    why: `/store/regions answered ${regions.status} and /admin/auth ${session.status}; a store answers 200 and 401.`,
    cure: "Name the store itself with --backend, TILLHOUSE_BACKEND or backend in tillhouse.config.ts, without /admin or /store.",
  };
}

/** What a flag or a module of the store brings, and how it is turned on. */
const features: readonly { name: string; brings: string; setting: string }[] = [
  {
    name: "product_categories",
    brings: "categories of products",
    setting: "MEDUSA_FF_PRODUCT_CATEGORIES=true",
  },
  {
    name: "publishable_api_keys",
    brings: "publishable API keys",
    setting: "MEDUSA_FF_PUBLISHABLE_API_KEYS=true",
  },
  { name: "sales_channels", brings: "sales channels", setting: "MEDUSA_FF_SALES_CHANNELS=true" },
  {
    name: "tax_inclusive_pricing",
    brings: "prices with tax",
    setting: "MEDUSA_FF_TAX_INCLUSIVE_PRICING=true",
  },
  { name: "order_editing", brings: "editing of orders", setting: "MEDUSA_FF_ORDER_EDITING=true" },
  {
    name: "inventoryService",
    brings: "stock by place",
    setting: "@medusajs/inventory@1 as inventoryService in medusa-config.js",
  },
  {
    name: "stockLocationService",
    brings: "places that stock lies at",
    setting: "@medusajs/stock-location@1 as stockLocationService in medusa-config.js",
  },
];
/** Flags of features that were never finished in v1; stores with them answer differently. */
const unfinished = ["medusa_v2", "workflows", "many_to_many_inventory"];

function listOf(store: unknown, name: string): Readonly<Record<string, unknown>>[] {
  const value: unknown = Reflect.get(Object(store), name);
  return Array.isArray(value) ? value.map(Object) : [];
}

/** What the store can do, of what it answers to `GET /admin/store`. */
function describeFeatures(store: unknown): Check {
  const flags = listOf(store, "feature_flags");
  const on = new Set([
    ...flags.filter(({ value }) => value === true).map(({ key }) => key),
    ...listOf(store, "modules").map(({ module }) => module),
  ]);
  const wild = unfinished.filter((name) => on.has(name));
  const off = features.filter(({ name }) => !on.has(name));
  const details = off.map(({ name, brings, setting }) => `${name} is off: no ${brings}. Turn on: ${setting}`);
  if (wild.length > 0) {
    return {
      id: "features",
      status: "warning",
      message: `The store has ${wild.join(" and ")} turned on.`,
      why: "Medusa v1 never finished these; some of the API answers differently with them.",
      cure: `Set in the backend's environment: ${wild.map((name) => `MEDUSA_FF_${name.toUpperCase()}=false`).join(" ")}`,
      details,
    };
  }
  return {
    id: "features",
    status: "ok",
    message:
      off.length === 0
        ? "The store has every feature that the admin has screens for."
        : `The store has ${features.length - off.length} of ${features.length} features; the screens of the others are left out.`,
    details,
  };
}

async function checkFeatures(address: string, { environment }: DoctorContext): Promise<Check> {
  const token = environment.TILLHOUSE_API_TOKEN ?? "";
  if (token === "") {
    return {
      id: "features",
      status: "skipped",
      message: "Flags and modules are told to those who are signed in only.",
      cure: "Set TILLHOUSE_API_TOKEN to an API token of a user for this one command.",
    };
  }
  const headers = { authorization: `Bearer ${token}`, "x-medusa-access-token": token };
  const answer = await probe(`${address}/admin/store`, { headers });
  if (answer.status === 200 && "text" in answer) return describeFeatures(jsonOf(answer.text).store);
  return {
    id: "features",
    status: "fault",
    message: `The store refuses the token in TILLHOUSE_API_TOKEN (${answer.status}).`,
    cure: "Use the api_token of a user, or what POST /admin/auth/token answers.",
  };
}

/** Whether the backend answers, is a store of Medusa v1, and what that store can do. */
export async function checkStore(patient: DoctorContext): Promise<Check[]> {
  const { values, origins } = patient.configuration;
  const address = values.backend;
  const health = await probe(`${address}/health`);
  if ("problem" in health) {
    const from = origins.backend === "default" ? "the default" : `from ${origins.backend}`;
    return [
      {
        id: "backend",
        status: "fault",
        message: `The backend at ${address} cannot be reached: ${health.problem}.`,
        why: `The address is ${from}.`,
        cure: "Start the backend, or name its address with --backend, TILLHOUSE_BACKEND or backend in tillhouse.config.ts.",
      },
    ];
  }
  const reached: Check = { id: "backend", status: "ok", message: `The backend at ${address} answers.` };
  const [regions, session] = await Promise.all([
    probe(`${address}/store/regions`),
    probe(`${address}/admin/auth`),
  ]);
  if (!isOlderStore(regions, session)) return [reached, otherServer(address, regions, session)];
  return [
    reached,
    { id: "medusa", status: "ok", message: "It is a store of Medusa v1." },
    await checkFeatures(address, patient),
  ];
}
