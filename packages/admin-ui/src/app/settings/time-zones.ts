import type { SelectOption } from "@tillhouse/extension-sdk/ui";

function offsetOf(zone: string, locale: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The zones that the browser knows, each with how far it is from Greenwich today: "Europe/Copenhagen (GMT+1)". */
export function timeZones(locale: string, now = new Date()): SelectOption[] {
  return Intl.supportedValuesOf("timeZone").map((zone) => ({
    value: zone,
    label: `${zone.replaceAll("_", " ")} (${offsetOf(zone, locale, now)})`,
  }));
}
