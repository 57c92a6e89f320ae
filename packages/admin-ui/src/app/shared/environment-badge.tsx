import { useAdmin } from "../../core/context/admin-context";

/** Says which of several admins this is, as the configuration names it; nothing where it names none. */
export function EnvironmentBadge() {
  const { environment } = useAdmin().config;
  if (environment === undefined) return null;
  return <span className={`th-environment th-environment--${environment.tone}`}>{environment.name}</span>;
}
