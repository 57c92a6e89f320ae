import { queryOptions } from "@tanstack/react-query";
import type { AdminHost, BadgeLoader } from "@tillhouse/extension-sdk/internal";

/** Time after which an extension is asked again, in milliseconds. */
const askedEvery = 60_000;

/** Compiled code may answer anything; a number that is none would be another answer each time that it is compared. */
function textOf(answer: unknown, locale: string): string {
  if (typeof answer === "string") return answer;
  return typeof answer === "number" && Number.isFinite(answer) ? answer.toLocaleString(locale) : "";
}

/** Asks an extension what it has to say beside an entry; nothing where it fails. */
export function badgeQuery(host: AdminHost, id: string, load: BadgeLoader) {
  return queryOptions({
    queryKey: ["sidebar-badge", id, host.locale],
    queryFn: async () => {
      try {
        return textOf(await load(host), host.locale);
      } catch (error) {
        console.error(`Tillhouse: the badge beside "${id}" failed`, error);
        return "";
      }
    },
    staleTime: askedEvery,
    refetchInterval: askedEvery,
    retry: false,
  });
}
