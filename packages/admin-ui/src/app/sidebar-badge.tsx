import { useQuery } from "@tanstack/react-query";
import { type LoadBadge, useHost } from "@tillhouse/extension-sdk";

/** Time after which an extension is asked again, in milliseconds. */
const askedEvery = 60_000;

/** Props of {@link SidebarBadge}. */
export interface SidebarBadgeProps {
  /** Id of the entry that it stands beside. */
  id: string;
  load: LoadBadge;
}

/** What an extension has to say beside an entry of the sidebar. Where it fails, or has not answered, there is nothing. */
export default function SidebarBadge({ id, load }: SidebarBadgeProps) {
  const host = useHost();
  const { data } = useQuery({
    queryKey: ["sidebar-badge", id],
    queryFn: async () => {
      try {
        return (await load(host)) ?? null;
      } catch (error) {
        console.error(`Tillhouse: the badge beside "${id}" failed`, error);
        return null;
      }
    },
    staleTime: askedEvery,
    refetchInterval: askedEvery,
    retry: false,
  });
  const text =
    typeof data === "number" && Number.isFinite(data)
      ? data.toLocaleString(host.locale)
      : typeof data === "string"
        ? data
        : "";
  if (text === "") return null;
  return (
    <span className="th-navigation__count th-navigation__badge" title={text}>
      {text}
    </span>
  );
}
