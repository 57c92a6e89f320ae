import { didYouMean } from "./did-you-mean";
import type { Mistake } from "./mistake";

/** Zones whose widgets get something else than a record of a resource. */
const otherProps: readonly [string, string][] = [
  ["custom_gift_card.", "giftCard"],
  ["login.", "page"],
];

/** The prop that a zone hands over beside `notify`; `undefined` where there is none. */
function propOfZone(zone: string): string | undefined {
  const other = otherProps.find(([start]) => zone.startsWith(start));
  if (other !== undefined) return other[1];
  const prefix = /^([^.]+)\.(?:details|form)\./.exec(zone)?.[1];
  return prefix?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The prefix of a zone that every resource would have; `undefined` where no resource has zones so called. */
export function zonePrefix(zone: string): string | undefined {
  return /^([^.]+)\.(?:list|form|details(?:\.[^.]+)?)\.(?:before|after)$/.exec(zone)?.[1];
}

/**
 * What is wrong with a zone that a widget names.
 *
 * @param isOpen whether there are resources whose zones cannot be told: then a zone that one of them may have is none.
 */
export function zoneMistake(zone: string, known: ReadonlySet<string>, isOpen: boolean): Mistake | undefined {
  if (known.has(zone)) return undefined;
  const prefix = zonePrefix(zone);
  // The zones of a resource that is computed, or brought by another module, are known only when it runs.
  if (isOpen && prefix !== undefined) return undefined;
  const meant = didYouMean(zone, known);
  const isNew = prefix !== undefined && ![...known].some((name) => name.startsWith(`${prefix}.`));
  return {
    rule: "unknown-zone",
    message: isNew
      ? `There is no resource whose zones begin with "${prefix}".`
      : `There is no zone "${zone}".`,
    why: "No screen of the admin renders it, so the widget would never be shown.",
    hint: meant === undefined ? 'Zones are named like "order.details.after".' : `Did you mean "${meant}"?`,
    ...(meant === undefined ? {} : { meant }),
  };
}

/** A zone that a widget names a second time. */
export function repeatedZoneMistake(zone: string): Mistake {
  return {
    rule: "zone-twice",
    message: `The zone "${zone}" is named twice.`,
    why: "The widget would stand there twice.",
    hint: "Remove one of them.",
  };
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}

/** What is wrong with `WidgetProps<"…">` of a widget that stands in other zones. */
export function widgetTypeMistake(type: string, zones: readonly string[]): Mistake | undefined {
  const props = new Set(zones.map(propOfZone));
  if (zones.includes(type) || props.has(propOfZone(type))) return undefined;
  return {
    rule: "zone-props",
    message: `The props are those of the zone "${type}", and the widget stands in ${list(zones)}.`,
    why: `There it gets ${[...props].map((prop) => (prop === undefined ? "`notify` alone" : `\`${prop}\``)).join(" or ")}, and no \`${propOfZone(type) ?? "record"}\`.`,
    hint: `Write WidgetProps<"${zones[0]}">, or correct the zone in \`config\`.`,
    ...(zones[0] === undefined ? {} : { meant: zones[0] }),
  };
}

/** What is wrong with a prop that a widget takes. */
export function widgetPropMistake(prop: string, zones: readonly string[]): Mistake | undefined {
  const given = ["notify", ...zones.flatMap((zone) => propOfZone(zone) ?? [])];
  if (given.includes(prop)) return undefined;
  return {
    rule: "zone-props-unknown",
    message: `A widget in ${list(zones)} gets no prop \`${prop}\`.`,
    why: "It is undefined when the widget runs.",
    hint: `It gets: ${[...new Set(given)].join(", ")}.`,
  };
}
