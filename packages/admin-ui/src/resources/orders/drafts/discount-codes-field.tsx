import { type CustomFieldProps, describeError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { useFormRegion } from "@tillhouse/extension-sdk/commerce";
import { Button, Field, Tag, TextInput } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { codeOf, type Discount, type DiscountCodes, discountProblem } from "./discount-codes";

/** Codes of discounts: each is looked up in the store before it is taken. */
export default function DiscountCodesField(props: CustomFieldProps<DiscountCodes>) {
  const { value, onChange, onBlur, errors, ...text } = props;
  const { client, translate } = useHost();
  const { id: regionId } = useFormRegion();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { codes, typed } = value;
  const code = typed.trim();
  const check = async () => {
    if (code === "" || isBusy) return;
    setIsBusy(true);
    try {
      const path = `/discounts/code/${encodeURIComponent(code)}`;
      const { discount } = await client.admin.custom.get<{ discount: Discount }>(path);
      const reason = discountProblem(discount, regionId);
      setProblem(reason && translate(reason));
      if (reason === undefined)
        onChange({
          codes: [...codes.filter((other) => other.code !== discount.code), codeOf(discount)],
          typed: "",
        });
    } catch (thrown) {
      const error = toAdminError(thrown);
      setProblem(
        error.code === "not-found"
          ? translate("draft-orders.discount.unknown", { code })
          : describeError(error, translate),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Field {...text}>
      {codes.length > 0 && (
        <div className="th-row th-row--wrap">
          {codes.map((discount) => (
            <Tag
              key={discount.code}
              isCode
              onRemove={() => onChange({ ...value, codes: codes.filter((other) => other !== discount) })}
            >
              {discount.code}
            </Tag>
          ))}
        </div>
      )}
      <TextInput
        label={translate("draft-orders.discount.code")}
        isLabelHidden
        placeholder={translate("draft-orders.discount.code")}
        autoComplete="off"
        spellCheck={false}
        errors={problem === undefined || code === "" ? errors : [problem]}
        value={typed}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          onChange({ ...value, typed: currentTarget.value });
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || code === "") return;
          // Enter would send the form.
          event.preventDefault();
          void check();
        }}
        onBlur={() => {
          onBlur();
          void check();
        }}
      />
      <div>
        <Button isLoading={isBusy} disabled={code === ""} onClick={() => void check()}>
          {translate("draft-orders.discount.apply")}
        </Button>
      </div>
    </Field>
  );
}
