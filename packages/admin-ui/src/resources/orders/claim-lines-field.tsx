import { useHost } from "@tillhouse/extension-sdk";
import { LinesInput, type LinesInputProps } from "@tillhouse/extension-sdk/inputs";
import { claimReasons } from "./claim-reasons";

/** Lines to claim: each needs one of the store's fixed reasons. */
export default function ClaimLinesField(props: LinesInputProps) {
  const { translate } = useHost();
  const reasons = claimReasons.map((reason) => ({
    value: reason,
    label: translate(`claims.reason.${reason}`),
  }));
  return <LinesInput {...props} reasons={reasons} isReasonRequired />;
}
