import {
  type ActionScreenProps,
  formatList,
  formatNumber,
  type RecordOf,
  useHost,
} from "@tillhouse/extension-sdk";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Button, Drawer, Field, Radio, TextArea, TextInput } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { proposedBatch, typedBatch } from "./code-batch";
import { CodeProgress } from "./code-progress";
import { normalizedCode, readCodes } from "./propose-codes";
import { useCodeBatch } from "./use-code-batch";

/** More than anybody waits for. */
const most = 10_000;

/** Makes many codes from a discount: so many proposed ones, or those of a list. */
export default function MakeCodes({ records: [discount], onClose }: ActionScreenProps<"discounts">) {
  return discount && <MakeCodesOf discount={discount} onClose={onClose} />;
}

function MakeCodesOf({ discount, onClose }: { discount: RecordOf<"discounts">; onClose: () => void }) {
  const { translate, locale } = useHost();
  const making = useCodeBatch(discount.id);
  const { typed, batch } = making;
  const [isChecked, setIsChecked] = useState(false);
  const listed = readCodes(typed.list);
  const count = typed.way === "list" ? listed.codes.length : (typed.count ?? 0);
  const isRight = Number.isInteger(count) && count >= 1 && count <= most;
  const problem =
    isChecked && !isRight
      ? [translate("dynamic-codes.make.wrong", { most: formatNumber(most, locale) })]
      : undefined;
  const start = () => {
    setIsChecked(true);
    if (!isRight) return;
    void making.run(
      typed.way === "list" ? typedBatch(listed.codes) : proposedBatch(count, normalizedCode(typed.prefix)),
    );
  };
  const title = translate("discounts.actions.makeCodes");
  if (batch !== undefined)
    return (
      <Drawer isOpen title={title} subtitle={discount.code} onClose={onClose}>
        <CodeProgress making={making} batch={batch} discount={discount} onClose={onClose} />
      </Drawer>
    );
  return (
    <Drawer
      isOpen
      title={title}
      subtitle={discount.code}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button size="large" variant="primary" onClick={start}>
            {isRight
              ? translate("dynamic-codes.make.start", { count, shown: formatNumber(count, locale) })
              : title}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        <Terms discount={discount} />
        <Field label={translate("dynamic-codes.make.way")}>
          {(["count", "list"] as const).map((way) => (
            <Radio
              key={way}
              name="way"
              value={way}
              label={translate(`dynamic-codes.make.${way}`)}
              isChecked={typed.way === way}
              onChange={() => making.type({ way })}
            />
          ))}
        </Field>
        {typed.way === "count" ? (
          <>
            <NumberInput
              label={translate("dynamic-codes.make.howMany")}
              isRequired
              digits={0}
              min={1}
              max={most}
              step={1}
              value={typed.count}
              errors={problem}
              onChange={(next) => making.type({ count: next })}
            />
            <TextInput
              label={translate("dynamic-codes.make.prefix")}
              hint={translate("dynamic-codes.make.prefixHint", {
                example: `${normalizedCode(typed.prefix)}7KQ2MXPA`,
              })}
              autoComplete="off"
              spellCheck={false}
              value={typed.prefix}
              onChange={({ currentTarget }) => making.type({ prefix: currentTarget.value })}
            />
          </>
        ) : (
          <TextArea
            label={translate("dynamic-codes.make.codes")}
            isRequired
            rows={10}
            spellCheck={false}
            hint={translate("dynamic-codes.make.codesHint")}
            note={
              listed.doubles > 0
                ? translate("dynamic-codes.make.doubles", { count: listed.doubles })
                : undefined
            }
            errors={problem}
            value={typed.list}
            onChange={({ currentTarget }) => making.type({ list: currentTarget.value })}
          />
        )}
      </div>
    </Drawer>
  );
}

/** What each code gets from the discount: how often it can be used, and how long. */
function Terms({ discount }: { discount: RecordOf<"discounts"> }) {
  const { translate, locale } = useHost();
  const { usage_limit: limit, valid_duration } = discount;
  const terms = [
    limit
      ? translate("dynamic-codes.terms.limit", { count: limit })
      : translate("dynamic-codes.terms.noLimit"),
    translate(valid_duration ? "dynamic-codes.terms.duration" : "dynamic-codes.terms.noDuration"),
  ];
  return <Banner tone={limit ? "info" : "caution"}>{formatList(terms, locale)}</Banner>;
}
