import { useLocation, useNavigate } from "@tillhouse/extension-sdk/router";
import { useEffect } from "react";

/**
 * The token that a link from a mail has brought. It is taken out of the address at once, so that neither another site
 * nor somebody who looks over a shoulder learns it; the entry of the history keeps it over a reload.
 */
export function useToken(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const brought = parameters.get("token");
  useEffect(() => {
    if (brought === null) return;
    const others = new URLSearchParams(search);
    others.delete("token");
    navigate({ pathname, search: others.toString(), hash }, { replace: true, state: { token: brought } });
  }, [brought, pathname, search, hash, navigate]);
  const kept: unknown = Reflect.get(Object(state), "token");
  return brought ?? (typeof kept === "string" ? kept : undefined);
}
