import { type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ChosenLine, LinesInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Checkbox } from "@tillhouse/extension-sdk/ui";
import { isOwn, isWhole } from "./return-rules";

/** What arrived of a return, and what becomes of the rest. */
export default function ReceiptLinesField(props: OwnFieldProps<ChosenLine[]>) {
  const { translate } = useHost();
  const { record: back, values, set } = useFormRecord<"returns">();
  const isPart = !isWhole(props.value);
  return (
    <div className="th-fields">
      <LinesInput {...props} />
      {isPart && !isOwn(back) && <Banner tone="caution">{translate("returns.partCounts")}</Banner>}
      {isPart && isOwn(back) && (
        <Checkbox
          label={translate("returns.fields.isWaiting")}
          hint={translate("returns.hints.isWaiting")}
          isChecked={values.isWaiting === true}
          onChange={(isWaiting) => set("isWaiting", isWaiting)}
        />
      )}
    </div>
  );
}
