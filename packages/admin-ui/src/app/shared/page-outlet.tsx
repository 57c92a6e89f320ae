import { useLocation } from "@tillhouse/extension-sdk/router";
import { type ReactNode, Suspense } from "react";
import { Boundary } from "../../core/extensions/boundary";
import { CrashPage } from "./crash-page";
import { PageSpinner } from "./page-spinner";

/** A page inside the frame: while its code is on its way there is a spinner, and when it fails the frame stays. */
export function PageOutlet({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={(error) => <CrashPage error={error} />}>
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </Boundary>
  );
}
