import { useHost } from "@tillhouse/extension-sdk";
import { claimReasons } from "./claim-reasons";
import LinesField, { type LinesFieldProps } from "./lines-field";

/** Lines to claim: each needs one of the store's fixed reasons. */
export default function ClaimLinesField(props: LinesFieldProps) {
  const { translate } = useHost();
  const reasons = claimReasons.map((reason) => ({
    value: reason,
    label: translate(`claims.reason.${reason}`),
  }));
  return <LinesField {...props} reasons={reasons} isReasonRequired />;
}
