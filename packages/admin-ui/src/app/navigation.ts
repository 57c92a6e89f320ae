import type { AnyResource, IconComponent } from "@tillhouse/extension-sdk";
import { Blocks } from "lucide-react";
import type { Registry } from "../core/registry";

/** An entry of the sidebar. */
export interface NavigationItem {
  to: string;
  /** Translation key for built-ins, the extension's own words otherwise. */
  label: string;
  icon: IconComponent;
}

/** Entries that belong together. */
export interface NavigationGroup {
  id: string;
  items: NavigationItem[];
}

const groupOrder = ["sales", "catalog", "people", "promotion", "extensions"] as const;

/** What the sidebar offers: resources in their groups, then the pages of extensions that ask for a link. */
export function navigationOf(
  registry: Registry,
  isAvailable: (resource: AnyResource) => boolean,
): NavigationGroup[] {
  const entries = [...registry.resources.values()]
    .filter(isAvailable)
    .flatMap(({ name, route, nav, list }) =>
      nav === undefined || list === undefined
        ? []
        : [
            {
              group: nav.group,
              order: nav.order,
              to: `/a/${route ?? name}`,
              label: `${name}.title`,
              icon: nav.icon,
            },
          ],
    );
  const links = [...registry.routes, ...[...registry.sectionRoutes.values()].flat()].flatMap(
    ({ path, link }) =>
      link === undefined
        ? []
        : [
            {
              group: "extensions" as const,
              order: 100,
              to: `/a${path}`,
              label: link.label,
              icon: link.icon ?? Blocks,
            },
          ],
  );
  return groupOrder
    .map((id) => ({
      id,
      items: [...entries, ...links]
        .filter(({ group }) => group === id)
        .sort((left, right) => left.order - right.order)
        .map(({ to, label, icon }) => ({ to, label, icon })),
    }))
    .filter(({ items }) => items.length > 0);
}
