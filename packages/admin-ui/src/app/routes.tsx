import { lazy, Suspense } from "react";
import type { RouteObject } from "react-router-dom";
import { Outlet } from "react-router-dom";
import { CrashPage } from "./crash-page";
import { LandingPage } from "./landing-page";
import { PageSpinner } from "./page-spinner";
import { SessionGate } from "./session-gate";

/** Loads the page that one signs in on. */
export const loadLoginPage = () => import("./gate/login-page");

const LoginPage = lazy(loadLoginPage);
const ResetPasswordPage = lazy(() => import("./gate/reset-password-page"));
const InviteArea = lazy(() => import("./gate/invite-area"));
const NothingHerePage = lazy(() => import("./gate/nothing-here-page"));

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
    errorElement: <CrashPage />,
    children: [
      { index: true, element: <LandingPage /> },
      { path: "login", element: <LoginPage /> },
      { path: "reset-password", element: <ResetPasswordPage /> },
      { path: "invite", element: <InviteArea /> },
      { path: "a/*", element: <SessionGate /> },
      { path: "*", element: <NothingHerePage /> },
    ],
  },
];
