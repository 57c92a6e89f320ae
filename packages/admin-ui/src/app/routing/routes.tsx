import type { RouteObject } from "@tillhouse/extension-sdk/router";
import { Outlet } from "@tillhouse/extension-sdk/router";
import { Suspense } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { RouteCrashPage } from "../shared/crash-page";
import { PageSpinner } from "../shared/page-spinner";
import { LandingPage } from "./landing-page";
import { SessionGuard } from "./session-guard";

/** Loads the page that one signs in on. */
export const loadLoginPage = () => import("../auth/sign-in/login-page");

const LoginPage = lazyComponent(loadLoginPage, "page");
const ResetPasswordPage = lazyComponent(() => import("../auth/reset-password-page"), "page");
const InviteArea = lazyComponent(() => import("../auth/invite-area"), "page");
const PublicNotFoundPage = lazyComponent(() => import("../auth/public-not-found-page"), "page");

/** Pages load lazily, with a spinner until they are there (specification, section 2). */
function Lazy() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
}

/**
 * The addresses that need no session, and the gate to all others (specification, section 2): `/`, `login`,
 * `reset-password`, `invite`, everything signed in below `a`, and not found for the rest.
 */
export const routes: RouteObject[] = [
  {
    element: <Lazy />,
    errorElement: <RouteCrashPage />,
    children: [
      { index: true, element: <LandingPage /> },
      { path: "login", element: <LoginPage /> },
      { path: "reset-password", element: <ResetPasswordPage /> },
      { path: "invite", element: <InviteArea /> },
      { path: "a/*", element: <SessionGuard /> },
      { path: "*", element: <PublicNotFoundPage /> },
    ],
  },
];
