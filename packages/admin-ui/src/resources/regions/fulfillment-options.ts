import { useAdminQuery } from "@tillhouse/extension-sdk";

/** What a provider of parcels can do, as the provider itself describes it. It is kept whole. */
export interface FulfillmentOption {
  provider_id: string;
  data: Readonly<Record<string, unknown>>;
}

interface FulfillmentOptionsAnswer {
  fulfillment_options: readonly { provider_id: string; options: readonly Record<string, unknown>[] }[];
}

/** What a provider calls one of its options: each has keys of its own, and some have nothing but an id, which is spelled out. */
export function optionName({ name, label, title, id }: Readonly<Record<string, unknown>>): string {
  const given = [name, label, title].find((text) => typeof text === "string" && text.trim() !== "");
  if (typeof given === "string") return given;
  const words = typeof id === "string" ? id.replace(/[-_]+/g, " ").trim() : "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same option has the same text. */
export const optionKey = ({ provider_id, data }: FulfillmentOption): string =>
  `${provider_id} ${JSON.stringify(data)}`;

/** What the providers of a region can do. */
export function useFulfillmentOptions(regionId: string | null) {
  const { data, ...read } = useAdminQuery<FulfillmentOptionsAnswer>(
    "regions",
    `/regions/${regionId ?? ""}/fulfillment-options`,
    { isWanted: regionId !== null },
  );
  const options: FulfillmentOption[] | undefined = data?.fulfillment_options.flatMap(
    ({ provider_id, options }) => options.map((option) => ({ provider_id, data: option })),
  );
  return { ...read, options };
}
