import type { FormDefinition, RecordOf } from "@tillhouse/extension-sdk";
import {
  type Created,
  type CreationNote,
  creationStep,
  runSteps,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";

type Location = RecordOf<"stock-locations">;

/** Where a location is, as its form holds it: nothing in it is `null` but the country. */
interface AddressValues {
  address_1: string;
  address_2: string;
  postal_code: string;
  city: string;
  province: string;
  country_code: string | null;
  phone: string;
}

/** What the form of a location holds. */
export interface LocationValues extends AddressValues {
  name: string;
  sales_channel_id: string | null;
}

/** The keys of an address, as the API spells them and in the order in which they are asked. */
export const addressKeys = [
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const satisfies readonly (keyof AddressValues)[];

/** The address that the store has. */
export function storedAddress({ address }: Location): AddressValues {
  const held: object = Object(address);
  const text = (key: string) => String(Reflect.get(held, key) ?? "");
  return {
    address_1: text("address_1"),
    address_2: text("address_2"),
    postal_code: text("postal_code"),
    city: text("city"),
    province: text("province"),
    country_code: text("country_code") || null,
    phone: text("phone"),
  };
}

/** What the store needs of an address that somebody has begun: it takes no part of one. */
export function missingIn(values: AddressValues): readonly string[] {
  if (addressKeys.every((key) => !values[key])) return [];
  return (["address_1", "country_code"] as const).filter((key) => !values[key]);
}

const addressOf = (values: AddressValues) =>
  Object.fromEntries(addressKeys.map((key) => [key, values[key] || null]));

/** What is sent of a location: of one that is there already only what somebody changed. An address is sent as a whole, or not. */
export function locationPayload(
  values: LocationValues,
  record: Location | undefined,
): Record<string, unknown> {
  const address = addressOf(values);
  const isEmpty = Object.values(address).every((value) => value === null);
  if (record === undefined)
    return {
      name: values.name,
      ...(!isEmpty && { address }),
      ...(values.sales_channel_id && { sales_channel_id: values.sales_channel_id }),
    };
  const isSame = JSON.stringify(address) === JSON.stringify(addressOf(storedAddress(record)));
  return {
    ...(values.name !== record.name && { name: values.name }),
    ...(!isSame && { address }),
  };
}

/** Makes a location, and then lets a sales channel take from it. */
export const makeLocation: NonNullable<FormDefinition<"stock-locations", never>["create"]> = async (
  { sales_channel_id, ...payload },
  { host, progress },
) => {
  const { custom } = host.client.admin;
  const sent = { name: String(payload.name) };
  const readTwins = async () =>
    (
      await custom.get<{ stock_locations: Location[] }>("/stock-locations", {
        limit: 50,
        order: "-created_at",
      })
    ).stock_locations;
  const make = creationStep<Location, typeof sent>({
    id: "location",
    sent,
    items: await readTwins(),
    readAgain: readTwins,
    isMadeOf: (location, wanted) => location.name === wanted.name,
    create: async () =>
      (await custom.post<{ stock_location: Location }>("/stock-locations", payload)).stock_location,
  });
  await runSteps([make], { progress });
  const id =
    progress.get<StepNote<Created<typeof sent>, CreationNote<typeof sent>>>(make.id)?.result?.id ?? "";
  if (typeof sales_channel_id === "string") {
    const path = `/sales-channels/${encodeURIComponent(sales_channel_id)}/stock-locations`;
    await runSteps([{ id: "channel", run: () => custom.post(path, { location_id: id }) }], { progress });
    await host.invalidate("sales-channels");
  }
  return custom.get<{ stock_location: Location }>(`/stock-locations/${encodeURIComponent(id)}`);
};
