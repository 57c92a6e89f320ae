import { useCommands, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { LinkButton } from "@tillhouse/extension-sdk/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type AdjacentRecord, useAdjacentRecords } from "./use-adjacent-records";

export interface AdjacentRecordLinksProps {
  resource: AnyResource;
  id: string;
}

/** The way to the record before and after this one in the list that the person came from. */
export function AdjacentRecordLinks({ resource, id }: AdjacentRecordLinksProps) {
  const { translate } = useHost();
  const adjacentRecords = useAdjacentRecords(resource, id);
  const navigate = useNavigate();
  const go = (adjacent: AdjacentRecord | undefined) => {
    if (adjacent !== undefined) navigate(adjacent.to, { state: adjacent.state });
  };
  useCommands("detail", [
    {
      id: "previous",
      shortcut: "k",
      label: translate("detail.previous"),
      run: () => go(adjacentRecords?.previous),
      isKeyOnly: true,
    },
    {
      id: "next",
      shortcut: "j",
      label: translate("detail.next"),
      run: () => go(adjacentRecords?.next),
      isKeyOnly: true,
    },
  ]);
  if (adjacentRecords === undefined) return null;
  const { number, count, previous, next } = adjacentRecords;
  const arrow = (adjacent: AdjacentRecord | undefined, label: string, icon: React.ReactNode) => (
    <LinkButton
      variant="ghost"
      iconOnly
      label={label}
      icon={icon}
      to={adjacent?.to ?? ""}
      state={adjacent?.state}
      aria-disabled={adjacent === undefined || undefined}
      onClick={(event) => adjacent === undefined && event.preventDefault()}
    />
  );
  return (
    <span className="th-row">
      <span className="th-muted th-small">{translate("detail.position", { number, count })}</span>
      <span className="th-button-pair">
        {arrow(previous, translate("detail.previous"), <ChevronUp className="th-icon" aria-hidden />)}
        {arrow(next, translate("detail.next"), <ChevronDown className="th-icon" aria-hidden />)}
      </span>
    </span>
  );
}
