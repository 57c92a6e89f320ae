import { type AdminError, describeError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";
import { Banner, Button, Dialog, TextArea } from "@tillhouse/extension-sdk/ui";
import { useRef, useState } from "react";
import { type ChosenProducts, type FoundProducts, findProducts, readSkus } from "./find-products";

export interface AddProductsProps {
  onAdd(found: FoundProducts): void;
  onClose(): void;
}

const nothing: ChosenProducts = { productIds: [], collectionIds: [], typeIds: [], skus: "" };

/** Chooses what comes into the grid: products, whole collections and types, SKUs. Nothing is sent: prices are what the list holds. */
export function AddProducts({ onAdd, onClose }: AddProductsProps) {
  const { client, translate } = useHost();
  const [chosen, setChosen] = useState(nothing);
  const [error, setError] = useState<AdminError>();
  const [found, setFound] = useState<FoundProducts>();
  const [isFinding, setFinding] = useState(false);
  const run = useRef(0);
  const change = (part: Partial<ChosenProducts>) => {
    // What is still on its way is about something else.
    run.current += 1;
    setFinding(false);
    setFound(undefined);
    setError(undefined);
    setChosen({ ...chosen, ...part });
  };
  const find = async () => {
    run.current += 1;
    const own = run.current;
    setError(undefined);
    setFinding(true);
    try {
      const all = await findProducts(client, chosen);
      if (own !== run.current) return;
      // What is unknown is shown before the rest is taken.
      if (all.unknownSkus.length === 0 && all.variants.length > 0) onAdd(all);
      else setFound(all);
    } catch (thrown) {
      if (own === run.current) setError(toAdminError(thrown));
    }
    if (own === run.current) setFinding(false);
  };
  const { productIds, collectionIds, typeIds, skus } = chosen;
  const isEmpty =
    productIds.length + collectionIds.length + typeIds.length === 0 && readSkus(skus).length === 0;
  const isUsable = found !== undefined && found.variants.length > 0;
  const picker = (
    key: "productIds" | "collectionIds" | "typeIds",
    to: "products" | "collections" | "product-types",
  ) => (
    <ReferencePicker
      to={to}
      label={translate(`price-lists.add.${key}`)}
      value={chosen[key]}
      isMultiple
      onChange={(ids) => change({ [key]: ids })}
    />
  );
  return (
    <Dialog
      isOpen
      size="wide"
      title={translate("price-lists.actions.addProducts")}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            disabled={isEmpty || (found !== undefined && !isUsable)}
            isLoading={isFinding}
            onClick={() => (isUsable ? onAdd(found) : void find())}
          >
            {isUsable
              ? translate("price-lists.add.rest", { count: found.variants.length })
              : translate("price-lists.add.add")}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        {error && <Banner tone="negative">{describeError(error, translate)}</Banner>}
        {found !== undefined && (
          <div role="alert">
            <Banner
              tone="caution"
              title={
                found.unknownSkus.length > 0
                  ? translate("price-lists.add.unknown", { count: found.unknownSkus.length })
                  : translate("price-lists.add.nothing")
              }
            >
              {found.unknownSkus.join(", ")}
            </Banner>
          </div>
        )}
        <p className="th-muted">{translate("price-lists.add.hint")}</p>
        {picker("productIds", "products")}
        {picker("collectionIds", "collections")}
        {picker("typeIds", "product-types")}
        <TextArea
          label={translate("price-lists.add.skus")}
          hint={translate("price-lists.add.skusHint")}
          isCode
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={skus}
          onChange={({ currentTarget }) => change({ skus: currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
