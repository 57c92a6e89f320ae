import { routeShape } from "@tillhouse/extension-sdk";
import { lazy, Suspense } from "react";
import type { RouteObject } from "react-router-dom";
import { Outlet } from "react-router-dom";
import type { Registry } from "../core/registry";
import { ListScreen } from "../screens/list/list-screen";
import { AdminArea } from "./admin-area";
import { CrashPage } from "./crash-page";
import { ExtensionPage } from "./extension-page";
import { LandingPage } from "./landing-page";
import { NotFoundPage } from "./not-found-page";
import { PageSpinner } from "./page-spinner";

const DetailScreen = lazy(() => import("../screens/detail-screen"));
const SettingsScreen = lazy(() => import("../screens/settings-screen"));
const LoginPage = lazy(() => import("./gate/login-page"));
const ResetPasswordPage = lazy(() => import("./gate/reset-password-page"));
const InvitePage = lazy(() => import("./gate/invite-page"));
const NothingHerePage = lazy(() => import("./gate/nothing-here-page"));

/** Pages load lazily, with a spinner until they are there (specification, section 2). */
function Lazy() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
}

interface PageNode {
  segment: string;
  page?: RouteObject["element"];
  children: PageNode[];
}

/** Extension pages are mounted nested, one route per segment: a flat table would change what `..` means in a link. */
function nest(pages: readonly { path: string; element: RouteObject["element"] }[]): RouteObject[] {
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
    children: [...(page === undefined ? [] : [{ index: true, element: page }]), ...children.map(toRoute)],
  });
  return root.children.map(toRoute);
}

function resourcePages(registry: Registry) {
  return [...registry.resources.values()].flatMap((resource) => [
    ...(resource.list
      ? [
          {
            path: `/${resource.route ?? resource.name}`,
            element: <ListScreen key={resource.name} resource={resource} />,
          },
        ]
      : []),
    ...(resource.detail
      ? [
          {
            path: `/${resource.route ?? resource.name}/:id`,
            element: <DetailScreen key={resource.name} resource={resource} />,
          },
        ]
      : []),
  ]);
}

/**
 * All addresses of the admin (specification, section 2): `/`, `login`, everything signed in below `a`, and not found for
 * the rest. Pages that continue a built-in section stand in the same tree as that section.
 */
export function createRoutes(registry: Registry): RouteObject[] {
  const extensionPages = [...registry.routes, ...[...registry.sectionRoutes.values()].flat()].map(
    (route) => ({
      path: route.path,
      element: <ExtensionPage key={route.path} page={route} />,
    }),
  );
  const settingsPages = registry.settings.map((setting) => ({
    path: `/settings/${setting.path}`,
    element: <ExtensionPage key={setting.path} page={setting} />,
  }));
  return [
    {
      element: <Lazy />,
      errorElement: <CrashPage />,
      children: [
        { index: true, element: <LandingPage /> },
        { path: "login", element: <LoginPage /> },
        { path: "reset-password", element: <ResetPasswordPage /> },
        { path: "invite", element: <InvitePage /> },
        {
          path: "a",
          element: <AdminArea />,
          children: [
            {
              element: <Lazy />,
              errorElement: <CrashPage />,
              children: [
                { index: true, element: <LandingPage /> },
                ...nest([
                  ...resourcePages(registry),
                  ...extensionPages,
                  { path: "/settings", element: <SettingsScreen /> },
                  ...settingsPages,
                ]),
                { path: "*", element: <NotFoundPage /> },
              ],
            },
          ],
        },
        { path: "*", element: <NothingHerePage /> },
      ],
    },
  ];
}
