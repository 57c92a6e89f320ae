import {
  type AdminError,
  describeError,
  type RecordOf,
  toAdminError,
  useDebouncedValue,
  useHost,
  useRecords,
} from "@tillhouse/extension-sdk";
import { Banner, Button, Dialog, ErrorState, SearchInput, Skeleton } from "@tillhouse/extension-sdk/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import type { Pricing } from "./new-line";
import { VariantTable } from "./variant-table";

type Variant = RecordOf<"variants">;

/** Props of {@link VariantPicker}. */
export interface VariantPickerProps {
  title: string;
  /** What is left out of the choice's title, in parentheses: what is replaced. */
  subtitle?: string;
  pricing: Pricing;
  /** Exactly one is chosen. */
  isSingle?: boolean;
  onClose(): void;
  /** The picker stays open until it is settled, and says what went wrong. */
  onChoose(variants: Variant[]): void | Promise<void>;
}

const pageSize = 10;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** What is read of a variant: a page of them stays small. */
const selection = {
  fields: "id,title,sku,inventory_quantity,manage_inventory,allow_backorder",
  expand: "product,options",
  // Variants of a product stay together, and no page repeats one of the page before.
  order: "id",
};

/** Chooses variants: searched and paged in the store, kept while one searches and turns pages. */
export function VariantPicker(props: VariantPickerProps) {
  const { title, subtitle, pricing, isSingle = false, onClose, onChoose } = props;
  const { translate } = useHost();
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Variant>>(new Map());
  const [failure, setFailure] = useState<AdminError>();
  const [isBusy, setIsBusy] = useState(false);
  const isChoosing = useRef(false);
  const q = useDebouncedValue(search.trim(), searchDelay);
  const { records, count, isLoading, isFetching, error, refetch } = useRecords("variants", {
    ...selection,
    ...(q !== "" && { q }),
    ...(pricing.region_id ? { region_id: pricing.region_id } : { currency_code: pricing.currency_code }),
    ...(pricing.customer_id && { customer_id: pricing.customer_id }),
    limit: pageSize,
    offset,
  });
  const toggle = (variant: Variant) => {
    const next = new Map(isSingle ? [] : chosen);
    if (isSingle || !next.delete(variant.id)) next.set(variant.id, variant);
    setChosen(next);
  };
  const choose = async () => {
    // A second press before the first has been drawn must not add everything twice.
    if (isChoosing.current) return;
    isChoosing.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onChoose([...chosen.values()]);
    } catch (thrown) {
      setFailure(toAdminError(thrown));
    } finally {
      isChoosing.current = false;
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      isBusy={isBusy}
      footerNote={
        chosen.size === 0 || isSingle ? undefined : translate("members.chosen", { count: chosen.size })
      }
      footer={
        <>
          <Button size="large" disabled={isBusy} onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            isLoading={isBusy}
            disabled={chosen.size === 0}
            onClick={() => void choose()}
          >
            {isSingle
              ? translate("variants.use")
              : chosen.size === 0
                ? translate("variants.addTitle")
                : translate("variants.add", { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        {failure !== undefined && (
          <Banner tone="negative" title={translate("variants.notAdded")}>
            {describeError(failure, translate)}
          </Banner>
        )}
        <SearchInput
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setOffset(0);
          }}
          label={translate("variants.search")}
          placeholder={translate("variants.searchHint")}
        />
        {error !== null && records.length === 0 ? (
          <ErrorState
            title={translate("error.listTitle", { noun: translate("variants.title") })}
            description={describeError(error, translate)}
            actions={<Button onClick={() => void refetch()}>{translate("action.retry")}</Button>}
          />
        ) : isLoading ? (
          <Skeleton width="60%" />
        ) : count === 0 ? (
          <p className="th-muted">{translate("list.nothingFound")}</p>
        ) : (
          <>
            <VariantTable
              variants={records}
              chosen={chosen}
              onToggle={toggle}
              currencyCode={pricing.currency_code}
              isSingle={isSingle}
              isBusy={isFetching}
            />
            <div className="th-row">
              <span className="th-small th-muted" role="status">
                {translate("variants.range", {
                  from: offset + 1,
                  to: offset + records.length,
                  count,
                })}
              </span>
              <Button
                className="th-push"
                variant="ghost"
                iconOnly
                label={translate("ui.pager.previous")}
                icon={<ChevronLeft className="th-icon th-icon--turn" aria-hidden />}
                disabled={offset === 0}
                onClick={() => setOffset(Math.max(0, offset - pageSize))}
              />
              <Button
                variant="ghost"
                iconOnly
                label={translate("ui.pager.next")}
                icon={<ChevronRight className="th-icon th-icon--turn" aria-hidden />}
                disabled={offset + records.length >= count}
                onClick={() => setOffset(offset + pageSize)}
              />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
