import { PenLine } from "lucide-react";
import { useLayoutEffect } from "react";
import { useAdminQuery } from "../../data/data";
import type { CustomFieldProps } from "../../fields/field-types";
import { LineItemRow } from "../../inputs/lines/line-item-row";
import { ReadProblem } from "../../kit/read-problem";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Field } from "../../ui/controls/field";
import { TextInput } from "../../ui/controls/text-input";
import { Banner } from "../../ui/feedback/banner";
import { MediaObject } from "../../ui/layout/media-object";
import { Money } from "../../ui/text/money";
import { Thumbnail } from "../../ui/text/thumbnail";
import { useFormRegion } from "../shipping/use-form-region";
import { AddVariants } from "./add-variants";
import { withVariants } from "./new-line";
import {
  hasTax,
  newPricedLine,
  type PricedLine,
  type PricedLines,
  pricedAmount,
  pricedLinesInRegion,
  priceOf,
} from "./priced-lines";

/** Prices lines anew for the region that the form is about. Answers that region once they are, and what went wrong. */
function usePricing({ value, onChange }: Pick<CustomFieldProps<PricedLines>, "value" | "onChange">) {
  const { region, ...read } = useFormRegion();
  const isOther = region !== undefined && region.id !== value.region_id;
  const ids = value.lines.flatMap(({ variant_id }) => variant_id ?? []);
  const prices = useAdminQuery<{ variants: RecordOf<"variants">[] }>("variants", "/variants", {
    query: { id: ids, region_id: region?.id, fields: "id", limit: ids.length },
    isWanted: isOther && ids.length > 0,
  });
  const variants = ids.length === 0 ? [] : prices.data?.variants;
  useLayoutEffect(() => {
    if (isOther && variants !== undefined && !prices.isFetching)
      onChange(pricedLinesInRegion(value, region, variants));
  });
  return { region: isOther ? undefined : region, read: read.error === null ? prices : read };
}

interface LineProps {
  line: PricedLine;
  currencyCode: string;
  isWrong: boolean;
  onChange(line: PricedLine): void;
  onRemove(): void;
  onBlur(): void;
}

function Line({ line, isWrong, onChange, ...props }: LineProps) {
  const { translate } = useHost();
  const { variant_id, title, details, quantity, given } = line;
  const price = priceOf(line);
  const isCustom = variant_id === null;
  const name = [title, details].filter(Boolean).join(" ") || translate("draft-orders.lines.custom");
  const tax = isCustom ? "noTax" : hasTax(line) ? "taxIncluded" : "taxOnTop";
  const missing = (isMissing: boolean) => (isWrong && isMissing ? [translate("form.required")] : []);
  return (
    <LineItemRow
      {...props}
      item={name}
      quantity={quantity}
      minimum={1}
      onCount={(next) => onChange({ ...line, quantity: next })}
      price={{
        label: translate("draft-orders.lines.priceOf", { title: name }),
        hint: translate(`draft-orders.lines.${tax}`),
        errors: missing(price === null),
        value: price,
        onChange: (next) => onChange({ ...line, unit_price: next === given?.amount ? null : next }),
      }}
      amount={pricedAmount([line])}
    >
      {isCustom ? (
        <TextInput
          label={translate("draft-orders.lines.title")}
          isLabelHidden
          placeholder={translate("draft-orders.lines.title")}
          size="small"
          errors={missing(title.trim() === "")}
          value={title}
          onChange={({ currentTarget }) => onChange({ ...line, title: currentTarget.value })}
          onBlur={props.onBlur}
        />
      ) : (
        <MediaObject thumbnail={<Thumbnail src={line.thumbnail} alt="" />} name={title} details={details} />
      )}
    </LineItemRow>
  );
}

/** What somebody shall get: from the catalog or not, at the store's price or another. */
export default function PricedLinesField(props: CustomFieldProps<PricedLines>) {
  const { value, onChange, onBlur, ...text } = props;
  const { translate, locale } = useHost();
  const { region, read } = usePricing(props);
  const { lines, lost } = value;
  const currencyCode = value.currency_code ?? region?.currency_code;
  const isWrong = Array.isArray(text.errors) && text.errors.length > 0;
  const setLines = (next: PricedLine[]) => onChange({ ...value, lines: next });
  return (
    <Field
      {...text}
      isLabelHidden
      hint={currencyCode === undefined ? translate("draft-orders.lines.regionFirst") : text.hint}
    >
      <ReadProblem {...read} />
      {lost.length > 0 && (
        <Banner
          tone="caution"
          title={translate("draft-orders.lines.lostTitle", { currency: String(currencyCode).toUpperCase() })}
        >
          <ul>
            {lost.map(({ title, amount, currency_code }) => (
              <li key={title}>
                {title} <Money amount={amount} currencyCode={currency_code} locale={locale} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {lines.length > 0 && currencyCode !== undefined && (
        <ul className="th-line-items">
          {lines.map((line) => (
            <Line
              key={line.key}
              {...{ line, currencyCode, isWrong, onBlur }}
              onChange={(next) => setLines(lines.map((other) => (other === line ? next : other)))}
              onRemove={() =>
                onChange({
                  ...value,
                  lines: lines.filter((other) => other !== line),
                  removed: line.isNew ? value.removed : [...value.removed, line.key],
                })
              }
            />
          ))}
        </ul>
      )}
      <div className="th-row th-row--wrap">
        <AddVariants
          pricing={region && { region_id: region.id, currency_code: region.currency_code }}
          onChoose={(chosen) => setLines(withVariants(lines, chosen, newPricedLine))}
        />
        <Button
          icon={<PenLine className="th-icon" aria-hidden />}
          disabled={region === undefined}
          onClick={() => setLines([...lines, newPricedLine()])}
        >
          {translate("draft-orders.lines.addCustom")}
        </Button>
        {currencyCode !== undefined && lines.length > 0 && (
          <span className="th-push th-strong">
            <Money amount={pricedAmount(lines)} currencyCode={currencyCode} locale={locale} />
          </span>
        )}
      </div>
    </Field>
  );
}
