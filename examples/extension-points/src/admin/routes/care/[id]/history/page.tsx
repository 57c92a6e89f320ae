import { type RouteConfig, useHost } from "@tillhouse/extension-sdk";
import { EmptyState, Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { History } from "lucide-react";
import { useParams } from "react-router-dom";

export const config: RouteConfig = { title: "care.history" };

/** Two levels down; the parameter of the level above is there as well. */
export default function CareHistory() {
  const { translate } = useHost();
  const { id } = useParams();
  return (
    <Page>
      <PageHeader title={translate("care.history")} />
      <EmptyState
        icon={<History className="th-icon th-icon--large" />}
        title={translate("care.nothing")}
        description={id}
      />
    </Page>
  );
}
