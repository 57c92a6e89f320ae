import { useQuery } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import type { BadgeLoader } from "@tillhouse/extension-sdk/internal";

/** Time after which an extension is asked again, in milliseconds. */
const askedEvery = 60_000;

export interface SidebarBadgeProps {
  /** Id of the entry that it stands beside. */
  id: string;
  load: BadgeLoader;
}

/** Compiled code may answer anything; a number that is none would be another answer each time that it is compared. */
function textOf(answer: unknown, locale: string): string {
  if (typeof answer === "string") return answer;
  return typeof answer === "number" && Number.isFinite(answer) ? answer.toLocaleString(locale) : "";
}

/** What an extension has to say beside an entry of the sidebar. Where it fails, or has not answered, there is nothing. */
export default function SidebarBadge({ id, load }: SidebarBadgeProps) {
  const host = useHost();
  const { data: text = "" } = useQuery({
    queryKey: ["sidebar-badge", id, host.locale],
    queryFn: async () => {
      try {
        return textOf(await load(host), host.locale);
      } catch (error) {
        console.error(`Tillhouse: the badge beside "${id}" failed`, error);
        return "";
      }
    },
    staleTime: askedEvery,
    refetchInterval: askedEvery,
    retry: false,
  });
  if (text === "") return null;
  return (
    <span className="th-navigation__count th-navigation__badge" dir="auto" title={text}>
      {text}
    </span>
  );
}
