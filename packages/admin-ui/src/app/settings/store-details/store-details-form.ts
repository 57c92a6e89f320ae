import { field, type Host, lazyExport } from "@tillhouse/extension-sdk";
import { metadataSchema } from "@tillhouse/extension-sdk/commerce";
import { metadataPayload } from "@tillhouse/extension-sdk/inputs";
import type { SettingsForm } from "@tillhouse/extension-sdk/internal";
import { minLength, object, refine, string, trim } from "zod/mini";
import { metadataOf } from "../../../screens/shared/visible-metadata";
import { type LinkTemplate, linkTemplates, templateError } from "./link-template";

/** The key of the metadata that holds the one link for which the store has no column. */
const orderEditKey = "order_edit_link_template";

type TemplateKey = LinkTemplate["key"];

/** What the form holds. */
interface StoreDetailsValues extends Record<TemplateKey, string> {
  name: string;
  metadata: Record<string, unknown>;
}

/** The store's own columns and metadata, as far as they are asked. */
interface StoredDetails extends Partial<Record<Exclude<TemplateKey, typeof orderEditKey>, string | null>> {
  name: string;
  metadata?: Record<string, unknown> | null;
}

/** What the form holds of a store. */
export function valuesOfStore(store: StoredDetails): StoreDetailsValues {
  const { [orderEditKey]: orderEdit, ...metadata } = metadataOf(store);
  return {
    name: store.name,
    swap_link_template: store.swap_link_template ?? "",
    payment_link_template: store.payment_link_template ?? "",
    invite_link_template: store.invite_link_template ?? "",
    order_edit_link_template: typeof orderEdit === "string" ? orderEdit : "",
    metadata,
  };
}

/** What of it differs from what the store has: nothing else is sent. An empty template is none. */
export function storePayload(values: StoreDetailsValues, store: StoredDetails): Record<string, unknown> {
  const now = valuesOfStore(store);
  const keys = ["name", "swap_link_template", "payment_link_template", "invite_link_template"] as const;
  const metadata: Record<string, unknown> = { ...metadataPayload(now.metadata, values.metadata) };
  // The store takes a key of the metadata away when it gets an empty text.
  if (values[orderEditKey] !== now[orderEditKey]) metadata[orderEditKey] = values[orderEditKey];
  return {
    ...Object.fromEntries(
      keys.filter((key) => values[key] !== now[key]).map((key) => [key, values[key] || null]),
    ),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

async function readStore({ client }: Host): Promise<StoredDetails> {
  return (await client.admin.custom.get<{ store: StoredDetails }>("/store")).store;
}

const templateSchema = (link: LinkTemplate) => {
  const error = (value: string) => templateError(value, link);
  return string().check(
    trim(),
    refine((value) => error(value) === undefined, { error: ({ input }) => error(String(input)) }),
  );
};

const templates = Object.fromEntries(linkTemplates.map((link) => [link.key, templateSchema(link)])) as Record<
  TemplateKey,
  ReturnType<typeof templateSchema>
>;

const templateFields = async () => (await import("./link-template-fields")).fields;

const label = (key: string) => `store-details.fields.${key}`;

/** What people change of the store as a whole. Its currencies have a page of their own. */
export const storeDetailsForm: SettingsForm = {
  schema: object({
    name: string().check(trim(), minLength(1, "form.required")),
    ...templates,
    metadata: metadataSchema,
  }),
  fields: [
    field.text("name", { label: label("name"), hint: "store-details.hints.name", isRequired: true }),
    ...linkTemplates.map(({ key }) =>
      field.custom(key, {
        label: label(key),
        hint: `store-details.hints.${key}`,
        load: lazyExport(templateFields, key),
      }),
    ),
    field.metadata("metadata", { label: "kit.metadata" }),
  ],
  storage: {
    read: async (host) => ({ ...valuesOfStore(await readStore(host)) }),
    write: async (values, host) => {
      // The schema has just answered these.
      const payload = storePayload(values as unknown as StoreDetailsValues, await readStore(host));
      if (Object.keys(payload).length > 0) await host.client.admin.custom.post("/store", payload);
      await host.invalidate("store");
    },
  },
};
