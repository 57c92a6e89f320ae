import { Spinner } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";

/** Stands where a page will be while its code is on its way. */
export function PageSpinner() {
  const { translate } = useAdmin();
  return (
    <div className="th-page-spinner">
      <Spinner size="large" label={translate("state.loading")} />
    </div>
  );
}
