import { routePattern } from "@tillhouse/extension-sdk/internal";
import type { RouteObject } from "@tillhouse/extension-sdk/router";
import type { ReactElement } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { newRecordPath } from "../../core/registry/new-record-path";
import type { Registry } from "../../core/registry/registry";
import { NotFoundPage } from "../shared/not-found-page";
import { BodyPage } from "./body-page";
import { DefaultPage } from "./default-page";
import { ExtensionPage } from "./extension-page";
import { DetailPage, ListPage, NewRecordPage, PrintPage } from "./resource-page";
import { DetailsSettings, PapersSettings, PersonalPage, SettingPage } from "./setting-page";

const SettingsPage = lazyComponent(() => import("../settings/settings-page"), "page");

interface PageNode {
  segment: string;
  page?: RouteObject["element"];
  /** Whether the page is shown below its address too. */
  splat?: boolean;
  children: PageNode[];
}

/**
 * Pages are mounted nested, one route per segment: a flat table would change what `..` means in a link. An address above a
 * page that has none itself shows `nothing`.
 */
function nest(
  pages: readonly { path: string; element: RouteObject["element"]; splat?: boolean }[],
  nothing: ReactElement,
): RouteObject[] {
  const root: PageNode = { segment: "", children: [] };
  for (const { path, element, splat = false } of pages) {
    let node = root;
    for (const segment of path.split("/").filter(Boolean)) {
      let next = node.children.find((child) => routePattern(child.segment) === routePattern(segment));
      if (next === undefined) {
        next = { segment, children: [] };
        node.children.push(next);
      }
      node = next;
    }
    node.page = element;
    node.splat = splat;
  }
  const toRoute = ({ segment, page, splat = false, children }: PageNode): RouteObject =>
    splat && children.length === 0
      ? { path: `${segment}/*`, element: page }
      : {
          path: segment,
          children: [{ index: true, element: page ?? nothing }, ...children.map(toRoute)],
        };
  return root.children.map(toRoute);
}

function resourcePages(registry: Registry) {
  return [...registry.resources.values()].flatMap((resource) => {
    const { name, route = name, list, detail, documents = [], body } = resource;
    // What pages it has is known with its body.
    const later = body && <BodyPage key={name} resource={resource} />;
    const pages = [
      { path: `/${route}`, element: list ? <ListPage key={name} resource={resource} /> : later },
      {
        path: `/${route}/print`,
        element: documents.length > 0 ? <PrintPage key={`${name} print`} resource={resource} /> : later,
      },
      { path: `/${route}/:id`, element: detail ? <DetailPage key={name} resource={resource} /> : later },
    ];
    const newPath = newRecordPath(resource);
    if (newPath !== undefined)
      pages.push({
        path: newPath,
        element: <NewRecordPage key={`${name} new`} resource={resource} />,
      });
    return pages.flatMap(({ path, element }) => (element === undefined ? [] : [{ path, element }]));
  });
}

/**
 * All addresses below `a` (specification, section 2): lists and details of resources, pages of extensions, the settings,
 * and not found for the rest. Pages that continue a built-in section stand in the same tree as that section.
 */
export function createAreaRoutes(registry: Registry): RouteObject[] {
  const extensionPages = [...registry.routes, ...[...registry.sectionRoutes.values()].flat()].map(
    (route) => ({
      path: route.path,
      element: <ExtensionPage key={route.path} page={route} />,
      ...(route.splat === undefined ? {} : { splat: route.splat }),
    }),
  );
  const settingsPages = registry.settings.map((setting) => ({
    path: `/settings/${setting.path}`,
    element: <SettingPage key={setting.path} setting={setting} />,
  }));
  const nothing = <NotFoundPage />;
  return [
    { index: true, element: <DefaultPage /> },
    ...nest(
      [
        ...resourcePages(registry),
        ...extensionPages,
        { path: "/settings/personal-information", element: <PersonalPage /> },
        { path: "/settings/details", element: <DetailsSettings /> },
        { path: "/settings/papers", element: <PapersSettings /> },
        { path: "/settings", element: <SettingsPage /> },
        ...settingsPages,
      ],
      nothing,
    ),
    { path: "*", element: nothing },
  ];
}
