import { routeShape } from "@tillhouse/extension-sdk";
import type { ReactElement } from "react";
import type { RouteObject } from "react-router-dom";
import { lazyPart } from "../core/lazy-part";
import type { Registry } from "../core/registry";
import { ExtensionPage } from "./extension-page";
import { FirstPage } from "./first-page";
import { LaterPage } from "./later-page";
import { NotFoundPage } from "./not-found-page";
import { DetailPage, ListPage, PrintPage } from "./resource-page";
import { PersonalPage, SettingPage } from "./setting-page";

const SettingsPage = lazyPart(() => import("./settings/settings-page"), "page");

interface PageNode {
  segment: string;
  page?: RouteObject["element"];
  children: PageNode[];
}

/**
 * Pages are mounted nested, one route per segment: a flat table would change what `..` means in a link. An address above a
 * page that has none itself shows `nothing`.
 */
function nest(
  pages: readonly { path: string; element: RouteObject["element"] }[],
  nothing: ReactElement,
): RouteObject[] {
  const root: PageNode = { segment: "", children: [] };
  for (const { path, element } of pages) {
    let node = root;
    for (const segment of path.split("/").filter(Boolean)) {
      let next = node.children.find((child) => routeShape(child.segment) === routeShape(segment));
      if (next === undefined) {
        next = { segment, children: [] };
        node.children.push(next);
      }
      node = next;
    }
    node.page = element;
  }
  const toRoute = ({ segment, page, children }: PageNode): RouteObject => ({
    path: segment,
    children: [{ index: true, element: page ?? nothing }, ...children.map(toRoute)],
  });
  return root.children.map(toRoute);
}

function resourcePages(registry: Registry) {
  return [...registry.resources.values()].flatMap((resource) => [
    ...(resource.list
      ? [
          {
            path: `/${resource.route ?? resource.name}`,
            element: <ListPage key={resource.name} resource={resource} />,
          },
        ]
      : []),
    ...(resource.documents?.length || resource.detail?.isLater
      ? [
          {
            path: `/${resource.route ?? resource.name}/print`,
            element: <PrintPage key={`${resource.name} print`} resource={resource} />,
          },
        ]
      : []),
    ...(resource.detail
      ? [
          {
            path: `/${resource.route ?? resource.name}/:id`,
            element: <DetailPage key={resource.name} resource={resource} />,
          },
        ]
      : []),
  ]);
}

/**
 * All addresses below `a` (specification, section 2): lists and details of resources, pages of extensions, the settings,
 * and not found for the rest. Pages that continue a built-in section stand in the same tree as that section.
 */
export function createAreaRoutes(
  registry: Registry,
  /** Whether everything is there that the admin brings: before that, what is not found may still come. */
  { isWhole }: { isWhole: boolean },
): RouteObject[] {
  const extensionPages = [...registry.routes, ...[...registry.sectionRoutes.values()].flat()].map(
    (route) => ({
      path: route.path,
      element: <ExtensionPage key={route.path} page={route} />,
    }),
  );
  // What can be set is among what comes later.
  const onceWhole = (page: ReactElement) => (isWhole ? page : <LaterPage />);
  const settingsPages = registry.settings.map((setting) => ({
    path: `/settings/${setting.path}`,
    element: onceWhole(<SettingPage key={setting.path} setting={setting} />),
  }));
  const nothing = onceWhole(<NotFoundPage />);
  return [
    { index: true, element: <FirstPage /> },
    ...nest(
      [
        ...resourcePages(registry),
        ...extensionPages,
        { path: "/settings/personal-information", element: onceWhole(<PersonalPage />) },
        { path: "/settings", element: onceWhole(<SettingsPage />) },
        ...settingsPages,
      ],
      nothing,
    ),
    { path: "*", element: nothing },
  ];
}
