import { countryName, type Host } from "@tillhouse/extension-sdk";
import { type ActionProgress, runSteps } from "@tillhouse/extension-sdk/tasks";

/** A region, as far as its countries go. */
export interface RegionCountries {
  id: string;
  name: string;
  countries?: readonly { iso_2: string }[];
}

/** A country that another region has. */
export interface CountryMove {
  /** ISO 3166-1 alpha-2 in small letters. */
  code: string;
  from: RegionCountries;
}

/** More regions than any store has. */
const all = 500;

/** What is asked of the store for the countries of all regions. */
export const regionCountriesQuery = { limit: all, expand: "countries" } as const;

/** The region that has a country, if it is another one than `id`. */
export function holderOf(
  regions: readonly RegionCountries[],
  code: string,
  id: string | undefined,
): RegionCountries | undefined {
  return regions.find(
    (region) => region.id !== id && region.countries?.some(({ iso_2 }) => iso_2.toLowerCase() === code),
  );
}

/** Which countries a region can be sent with, and which have to be taken from another region first. */
export function splitCountries(
  regions: readonly RegionCountries[],
  codes: readonly string[],
  id: string | undefined,
): { free: string[]; moves: CountryMove[] } {
  const free: string[] = [];
  const moves: CountryMove[] = [];
  for (const code of codes) {
    const from = holderOf(regions, code, id);
    if (from === undefined) free.push(code);
    else moves.push({ code, from });
  }
  return { free, moves };
}

/** The countries of all regions as they are now. */
export async function readRegionCountries({ client }: Host): Promise<RegionCountries[]> {
  const answer = await client.admin.custom.get<{ regions: RegionCountries[] }>(
    "/regions",
    regionCountriesQuery,
  );
  return answer.regions;
}

/**
 * Moves countries to a region, one after the other: a country is in one region at most, and the store refuses one that another
 * has. Each is taken away and given at once, so that no more than one is without a region while it goes on.
 */
export async function moveCountries(
  moves: readonly CountryMove[],
  id: string,
  { client, translate, locale }: Host,
  progress?: ActionProgress,
): Promise<void> {
  const { custom } = client.admin;
  const give = (code: string, to: string) =>
    custom.post(`/regions/${encodeURIComponent(to)}/countries`, { country_code: code });
  const steps = moves.map(({ code, from }) => ({
    id: `country ${code}`,
    name: countryName(code, locale),
    from,
    run: async () => {
      await custom.delete(`/regions/${encodeURIComponent(from.id)}/countries/${code}`);
      try {
        await give(code, id);
      } catch (error) {
        // Nobody can order to a country that no region has.
        await give(code, from.id);
        throw error;
      }
      return null;
    },
  }));
  await runSteps(steps, {
    progress,
    // The region itself is saved by then.
    explain: ({ step, error }) =>
      translate("regions.countryLeft", {
        country: step.name,
        region: step.from.name,
        problem: error.message,
      }),
  });
}
