import type { FormDefinition, RecordOf } from "@tillhouse/extension-sdk";
import {
  type Created,
  type CreationNote,
  creationStep,
  runSteps,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import { moveCountries, readRegionCountries, splitCountries } from "./region-countries";

type Form = FormDefinition<"regions", never>;
type Region = RecordOf<"regions">;

/** What a region is known again by. */
interface Sent {
  name: string;
  currency_code: string;
}

const codesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Makes a region, and then takes the countries that other regions have. */
export const createRegion: NonNullable<Form["create"]> = async (payload, { host, progress }) => {
  const { custom } = host.client.admin;
  const sent: Sent = { name: String(payload.name), currency_code: String(payload.currency_code) };
  const countries = splitCountries(await readRegionCountries(host), codesIn(payload.countries), undefined);
  const readTwins = async () =>
    (await custom.get<{ regions: Region[] }>("/regions", { limit: 50, order: "-created_at" })).regions;
  const make = creationStep<Region, Sent>({
    id: "region",
    sent,
    items: await readTwins(),
    readAgain: readTwins,
    isMadeOf: (region, wanted) =>
      region.name === wanted.name && region.currency_code === wanted.currency_code,
    create: async () =>
      (await custom.post<{ region: Region }>("/regions", { ...payload, countries: countries.free })).region,
  });
  await runSteps([make], { progress });
  const id = progress.get<StepNote<Created<Sent>, CreationNote<Sent>>>(make.id)?.result?.id ?? "";
  // Another try finds those of the region that it has made itself.
  const moves = countries.moves.filter(({ from }) => from.id !== id);
  await moveCountries(moves, id, host, progress);
  return custom.get<{ region: Region }>(`/regions/${encodeURIComponent(id)}`);
};

/** Changes a region. What else was typed is saved before a country is taken from another one. */
export const updateRegion: NonNullable<Form["update"]> = async (payload, { id, host, send }) => {
  if (payload.countries === undefined) return send(payload);
  const { free, moves } = splitCountries(await readRegionCountries(host), codesIn(payload.countries), id);
  const answer = await send({ ...payload, countries: free });
  if (moves.length === 0) return answer;
  await moveCountries(moves, id, host);
  return host.client.admin.custom.get<{ region: Region }>(`/regions/${encodeURIComponent(id)}`);
};
