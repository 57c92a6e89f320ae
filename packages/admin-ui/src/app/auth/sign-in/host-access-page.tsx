import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../../core/context/admin-context";
import { AuthFrame } from "../frame/auth-frame";
import { useHostAccess } from "./use-host-access";

/** Where the host signs people in, and has signed in nobody: says who must act. */
export default function HostAccessPage() {
  const { translate } = useAdmin();
  const { ask, isAsking, isRefused } = useHostAccess();
  return (
    <AuthFrame title={translate("hostAccess.title")} lead={translate("hostAccess.text")}>
      {isRefused && !isAsking && <Banner tone="negative">{translate("hostAccess.refused")}</Banner>}
      <Button variant="primary" size="large" wide isLoading={isAsking} onClick={() => void ask()}>
        {translate("action.retry")}
      </Button>
    </AuthFrame>
  );
}
