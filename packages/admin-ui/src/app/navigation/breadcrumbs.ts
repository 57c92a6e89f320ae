import { hasPage } from "@tillhouse/extension-sdk";
import { type AnyResource, hasList, routePattern, type Translate } from "@tillhouse/extension-sdk/internal";
import type { Breadcrumb } from "@tillhouse/extension-sdk/ui";
import { labelOf } from "../../core/i18n/extension-label";
import type { Registry } from "../../core/registry/registry";

/** A page as an address sees it: its path below the base path, with `:id` where that differs, and what it is called. */
export interface KnownPage {
  path: string;
  label: string;
}

function pagesOf(resource: AnyResource, translate: Translate): KnownPage[] {
  const path = `/a/${resource.route ?? resource.name}`;
  return [
    ...(hasList(resource) ? [{ path, label: translate(`${resource.name}.title`) }] : []),
    ...(hasPage(resource) ? [{ path: `${path}/:id`, label: translate(`${resource.name}.one`) }] : []),
  ];
}

/** Every page that has a name: lists and details, pages of extensions, the settings and what is below them. */
export function knownPages(registry: Registry, translate: Translate): KnownPage[] {
  const extensionPages = [...registry.routes, ...[...registry.sectionRoutes.values()].flat()];
  return [
    { path: "/a/settings", label: translate("settings.title") },
    ...[...registry.resources.values()].flatMap((resource) => pagesOf(resource, translate)),
    ...extensionPages.flatMap(({ path, link, title, breadcrumb }) => {
      const label = breadcrumb ?? title ?? link?.label;
      return label === undefined ? [] : [{ path: `/a${path}`, label: labelOf(label, translate) }];
    }),
    ...registry.settings.map(({ path, label }) => ({
      path: `/a/settings/${path}`,
      label: labelOf(label, translate),
    })),
  ];
}

/** Whether a path is one of a page's. A parameter stands for any one segment. */
function matches(page: string, path: string): boolean {
  const [own, asked] = [routePattern(page).split("/"), path.split("/")];
  return own.length === asked.length && own.every((segment, at) => segment === ":" || segment === asked[at]);
}

/**
 * The pages above an address, the uppermost first. Of two that a path could mean, the one without a parameter counts:
 * `/a/customers/groups` is a list and no customer.
 *
 * @example breadcrumbsOf("/a/settings/team/usr_1", pages) // Settings, Team
 */
export function breadcrumbsOf(pathname: string, pages: readonly KnownPage[]): Breadcrumb[] {
  const segments = pathname.split("/").filter(Boolean);
  return segments.slice(1, -1).flatMap((_segment, index) => {
    const to = `/${segments.slice(0, index + 2).join("/")}`;
    const found = pages
      .filter(({ path }) => matches(path, to))
      .sort((left, right) => Number(left.path.includes(":")) - Number(right.path.includes(":")))[0];
    return found === undefined ? [] : [{ to, label: found.label }];
  });
}
