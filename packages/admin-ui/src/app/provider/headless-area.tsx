import { useStorage } from "@tillhouse/extension-sdk/internal";
import { Router } from "@tillhouse/extension-sdk/router";
import { type ComponentType, Suspense, useEffect, useMemo, useState } from "react";
import { Boundary } from "../../core/extensions/boundary";
import { useSession } from "../../core/session/session";
import type { AreaProviderProps } from "./area-provider";
import { useBuiltIn } from "./built-in-source";
import { rememberSession } from "./remembered-session";
import { useProvided } from "./runtime";

/** What signed-in people have, where there are no pages that bring it: single parts share it. */
export function HeadlessArea() {
  return (
    <Boundary fallback={(error) => <Failed error={error} />}>
      <Suspense fallback={null}>
        <Area />
      </Suspense>
    </Boundary>
  );
}

/** Hands on why there is nothing: each part says so in its own place. */
function Failed({ error }: { error: unknown }) {
  const { setAreaError } = useProvided().controls;
  useEffect(() => setAreaError(error), [setAreaError, error]);
  return null;
}

function Area() {
  const { user } = useSession();
  const { shared } = useStorage();
  const { open, hrefOf } = useProvided();
  const builtIn = useBuiltIn();
  const [loaded, setLoaded] = useState<{ Provider?: ComponentType<AreaProviderProps>; error?: unknown }>({});
  const isSignedIn = user === undefined ? undefined : user !== null;
  useEffect(() => {
    if (isSignedIn !== undefined) rememberSession(shared, isSignedIn);
  }, [shared, isSignedIn]);
  useEffect(() => {
    import("./area-provider").then(
      (file) => setLoaded({ Provider: file.default }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  const navigator = useMemo(() => {
    const pathOf = (to: { pathname?: string; search?: string; hash?: string } | string) =>
      typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
    return {
      createHref: (to: Parameters<typeof pathOf>[0]) => hrefOf({ path: pathOf(to) }),
      push: (to: Parameters<typeof pathOf>[0]) => open({ path: pathOf(to) }),
      replace: (to: Parameters<typeof pathOf>[0]) => open({ path: pathOf(to) }, { replace: true }),
      go: (delta: number) => window.history.go(delta),
    };
  }, [open, hrefOf]);
  if (loaded.error !== undefined) throw loaded.error;
  const { Provider } = loaded;
  if (!user || builtIn === undefined || Provider === undefined) return null;
  return (
    <Router location="/" navigator={navigator}>
      <Provider user={user} builtIn={builtIn} />
    </Router>
  );
}
