import { type Host, personName } from "@tillhouse/extension-sdk";
import type { IconComponent } from "@tillhouse/extension-sdk/internal";
import { paperSettingsKey } from "@tillhouse/extension-sdk/kit";
import { Building2, CircleUserRound, Printer, Settings2 } from "lucide-react";
import { labelOf } from "../../core/i18n/extension-label";
import type { Registry } from "../../core/registry/registry";
import type { ResourceCountProps } from "./resource-count";

/** A card that leads to a page of the settings. */
export interface SettingsCard {
  to: string;
  label: string;
  description: string;
  icon: IconComponent;
  /** What is set there: "DKK, EUR, JPY". */
  fact?: string;
  /** The resource whose records are counted. */
  counted?: ResourceCountProps;
  /** An extension brings it. */
  isExtension?: true;
}

/** Cards that belong together. */
export interface SettingsBlock {
  id: "store" | "access" | "extensions";
  cards: readonly SettingsCard[];
}

/** All cards in their blocks: what the admin has, then extensions' cards in the order of their paths. */
export function settingsBlocks(
  registry: Registry,
  {
    translate,
    href,
    store,
    user,
    settings,
  }: Pick<Host, "translate" | "href" | "store" | "user" | "settings">,
): SettingsBlock[] {
  const resources = [...registry.resources.values()]
    .flatMap(({ name, nav }) =>
      nav?.group === "settings" && !registry.hidden.has(`settings.${name}`) ? [{ name, nav }] : [],
    )
    .sort((left, right) => left.nav.order - right.nav.order);
  const cardsOf = (block: "store" | "access") =>
    resources
      .filter(({ nav }) => (nav.section ?? "store") === block)
      .map(({ name, nav: { icon, summary } }) => ({
        to: href(name),
        label: translate(`${name}.title`),
        description: translate(`${name}.description`),
        icon,
        ...(summary === "count" && { counted: { name } }),
        ...(typeof summary === "object" && { counted: { name, ...summary } }),
        ...(typeof summary === "function" && store !== undefined && { fact: summary(store) }),
      }));
  const person = personName(user);
  const personal: SettingsCard = {
    to: "/a/settings/personal-information",
    label: translate("personal.title"),
    description: translate("personal.description"),
    icon: CircleUserRound,
    fact: person === "" ? user.email : person,
  };
  const details: SettingsCard = {
    to: "/a/settings/details",
    label: translate("store-details.title"),
    description: translate("store-details.description"),
    icon: Building2,
    ...(store !== undefined && { fact: store.name }),
  };
  const papers: SettingsCard = {
    to: "/a/settings/papers",
    label: translate("papers.title"),
    description: translate("papers.description"),
    icon: Printer,
    fact: String(settings(paperSettingsKey).name ?? "") || translate("papers.notSetUp"),
  };
  return [
    {
      id: "store",
      cards: [
        ...(registry.hidden.has("settings.details") ? [] : [details]),
        ...cardsOf("store"),
        ...(registry.hidden.has("settings.papers") ? [] : [papers]),
      ],
    },
    {
      id: "access",
      cards: [
        ...cardsOf("access"),
        ...(registry.hidden.has("settings.personal-information") ? [] : [personal]),
      ],
    },
    {
      id: "extensions",
      cards: registry.settings.map(({ path, label, description, icon = Settings2 }) => ({
        to: `/a/settings/${path}`,
        label: labelOf(label, translate),
        description: labelOf(description, translate),
        icon,
        isExtension: true,
      })),
    },
  ];
}

/** Without what parts `é` from `e` and `I` from `i`. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The cards that have all of the words in their texts. */
export function findCards(cards: readonly SettingsCard[], words: string): SettingsCard[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return cards.filter(({ label, description, fact = "" }) => {
    const text = plain(`${label} ${description} ${fact}`);
    return wanted.every((word) => text.includes(word));
  });
}
