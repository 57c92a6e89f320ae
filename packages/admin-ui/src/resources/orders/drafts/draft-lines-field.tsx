import {
  type OwnFieldProps,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { MoneyInput, QuantityInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Button, Field, Item, Money, TextInput, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { PenLine, Plus, X } from "lucide-react";
import { useEffect, useState } from "react";
import { variantDetails } from "../../variants/new-line";
import { VariantPicker } from "../../variants/variant-picker";
import {
  type DraftItems,
  type DraftLine,
  givenPrice,
  hasTax,
  linesInRegion,
  priceOf,
  worthOf,
} from "./draft-lines";

type Variant = RecordOf<"variants">;
type Region = RecordOf<"regions">;

/** The region that the form is about, once it is read, and the lines with its prices. */
function useRegion({ value, onChange }: Pick<OwnFieldProps<DraftItems>, "value" | "onChange">) {
  const { record, values } = useFormRecord<"draft-orders">();
  const id = (values.region_id ?? record?.cart?.region_id ?? null) as string | null;
  const read = useStoreRead<{ region: Region }>("regions", `/regions/${id}`, { isWanted: id !== null });
  const region = read.data?.region.id === id ? read.data?.region : undefined;
  const isOther = region !== undefined && region.id !== value.region_id;
  const ids = value.lines.flatMap(({ variant_id }) => variant_id ?? []);
  const prices = useStoreRead<{ variants: Variant[] }>("variants", "/variants", {
    query: { id: ids, region_id: id, fields: "id", limit: ids.length },
    isWanted: isOther && ids.length > 0,
  });
  const variants = ids.length === 0 ? [] : prices.data?.variants;
  useEffect(() => {
    if (isOther && variants !== undefined && !prices.isFetching)
      onChange(linesInRegion(value, region, variants));
  });
  return { region, error: read.error ?? prices.error };
}

interface LineProps {
  line: DraftLine;
  currencyCode: string;
  isWrong: boolean;
  onChange(line: DraftLine): void;
  onRemove(): void;
  onBlur(): void;
}

function Line({ line, currencyCode, isWrong, onChange, onRemove, onBlur }: LineProps) {
  const { translate } = useHost();
  // An emptied price stays empty while somebody types the next one.
  const [isEmptied, setIsEmptied] = useState(false);
  const { variant_id, title, details, thumbnail, quantity, given } = line;
  const price = priceOf(line);
  const isCustom = variant_id === null;
  const name = {
    title: [title, details].filter(Boolean).join(" ") || translate("draft-orders.lines.custom"),
  };
  const tax = isCustom ? "noTax" : hasTax(line) ? "taxIncluded" : "taxOnTop";
  return (
    <li className="th-pick__line th-pick__line--priced">
      {isCustom ? (
        <TextInput
          label={translate("draft-orders.lines.title")}
          isLabelHidden
          placeholder={translate("draft-orders.lines.title")}
          size="small"
          errors={isWrong && title.trim() === "" ? [translate("form.required")] : []}
          value={title}
          onChange={({ currentTarget }) => onChange({ ...line, title: currentTarget.value })}
          onBlur={onBlur}
        />
      ) : (
        <Item thumbnail={<Thumbnail src={thumbnail} alt="" />} name={title} details={details} />
      )}
      <QuantityInput
        item={name.title}
        quantity={quantity}
        minimum={1}
        onChange={(next) => onChange({ ...line, quantity: next })}
        onBlur={onBlur}
      />
      <div className="th-pick__price">
        <MoneyInput
          label={translate("draft-orders.lines.priceOf", name)}
          isLabelHidden
          size="small"
          min={0}
          currencyCode={currencyCode}
          hint={translate(`draft-orders.lines.${tax}`)}
          errors={isWrong && price === null ? [translate("form.required")] : []}
          value={isEmptied ? null : price}
          onChange={(next) => {
            setIsEmptied(next === null);
            onChange({ ...line, unit_price: next === given?.amount ? null : next });
          }}
          onBlur={() => {
            setIsEmptied(false);
            onBlur();
          }}
        />
      </div>
      <span className="th-pick__amount">
        <Money amount={(price ?? 0) * (quantity || 0)} currencyCode={currencyCode} showCode={false} />
      </span>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        label={translate("ui.remove", { name: name.title })}
        icon={<X className="th-icon" aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}

function newLine(more: Partial<DraftLine>): DraftLine {
  const empty = { variant_id: null, title: "", details: "", thumbnail: null, given: null, unit_price: null };
  return { key: crypto.randomUUID(), isNew: true, quantity: 1, ...empty, ...more };
}

/** Lines and what was chosen beside them; what is there already gets one more. */
function withVariants(lines: readonly DraftLine[], chosen: readonly Variant[]): DraftLine[] {
  const more = new Set(chosen.map(({ id }) => id));
  const there = new Set(lines.map(({ variant_id }) => variant_id));
  return [
    ...lines.map((line) =>
      more.has(line.variant_id ?? "") ? { ...line, quantity: (line.quantity || 0) + 1 } : line,
    ),
    ...chosen
      .filter(({ id }) => !there.has(id))
      .map((variant) =>
        newLine({
          variant_id: variant.id,
          title: variant.product?.title ?? variant.title,
          details: variantDetails(variant),
          thumbnail: variant.product?.thumbnail ?? null,
          given: givenPrice(variant),
        }),
      ),
  ];
}

/** What a draft order consists of: from the catalog or not, at the store's price or another. */
export default function DraftLinesField(props: OwnFieldProps<DraftItems>) {
  const { value, onChange, onBlur, ...text } = props;
  const { translate, locale } = useHost();
  const { region, error } = useRegion(props);
  const [isPicking, setIsPicking] = useState(false);
  const { lines, lost } = value;
  const currencyCode = value.currency_code ?? region?.currency_code;
  const isWrong = Array.isArray(text.errors) && text.errors.length > 0;
  const setLines = (next: DraftLine[]) => onChange({ ...value, lines: next });
  return (
    <Field
      {...text}
      isLabelHidden
      hint={region === undefined ? translate("draft-orders.lines.regionFirst") : text.hint}
    >
      {error !== null && <Banner tone="negative">{error.message}</Banner>}
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
        <ul className="th-pick">
          {lines.map((line) => (
            <Line
              key={line.key}
              {...{ line, currencyCode, isWrong, onBlur }}
              onChange={(next) => setLines(lines.map((other) => (other.key === line.key ? next : other)))}
              onRemove={() =>
                onChange({
                  ...value,
                  lines: lines.filter(({ key }) => key !== line.key),
                  removed: line.isNew ? value.removed : [...value.removed, line.key],
                })
              }
            />
          ))}
        </ul>
      )}
      <div className="th-row th-row--wrap">
        <Button
          icon={<Plus className="th-icon" aria-hidden />}
          disabled={region === undefined}
          onClick={() => setIsPicking(true)}
        >
          {translate("variants.addItems")}
        </Button>
        <Button
          icon={<PenLine className="th-icon" aria-hidden />}
          disabled={region === undefined}
          onClick={() =>
            onChange({
              ...value,
              region_id: region?.id ?? null,
              currency_code: region?.currency_code ?? null,
              lines: [...lines, newLine({})],
            })
          }
        >
          {translate("draft-orders.lines.addCustom")}
        </Button>
        {currencyCode !== undefined && lines.length > 0 && (
          <span className="th-push th-strong">
            <Money amount={worthOf(lines)} currencyCode={currencyCode} locale={locale} />
          </span>
        )}
      </div>
      {isPicking && region !== undefined && (
        <VariantPicker
          title={translate("variants.addTitle")}
          pricing={{ region_id: region.id, currency_code: region.currency_code }}
          onClose={() => setIsPicking(false)}
          onChoose={(chosen) => {
            onChange({
              ...value,
              region_id: region.id,
              currency_code: region.currency_code,
              lines: withVariants(lines, chosen),
            });
            setIsPicking(false);
          }}
        />
      )}
    </Field>
  );
}
