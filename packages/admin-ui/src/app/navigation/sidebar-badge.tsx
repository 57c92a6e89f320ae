import { useQuery } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import type { BadgeLoader } from "@tillhouse/extension-sdk/internal";
import { badgeQuery } from "./badge-query";

export interface SidebarBadgeProps {
  /** Id of the entry that it stands beside. */
  id: string;
  load: BadgeLoader;
}

/** What an extension has to say beside an entry of the sidebar. Where it fails, or has not answered, there is nothing. */
export default function SidebarBadge({ id, load }: SidebarBadgeProps) {
  const host = useHost();
  const { data: text = "" } = useQuery(badgeQuery(host, id, load));
  if (text === "") return null;
  return (
    <span className="th-navigation__count th-navigation__badge" dir="auto" title={text}>
      {text}
    </span>
  );
}
