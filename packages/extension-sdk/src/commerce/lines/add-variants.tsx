import { Plus } from "lucide-react";
import { useState } from "react";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import type { Pricing } from "./new-line";
import { VariantPicker } from "./variant-picker";

/** Whose prices the catalogue shows, and what becomes of the chosen variants. */
export interface AddVariantsProps {
  /** `undefined` until it is known whose prices are meant: until a region was chosen. */
  pricing: Pricing | undefined;
  /** Called once with the variants that were chosen; the picker closes. */
  onChoose(chosen: readonly RecordOf<"variants">[]): void;
}

/**
 * A button that leads to the catalog, to choose variants from it.
 *
 * @example <AddVariants pricing={order} onChoose={(variants) => setLines(variants.map(lineOf))} />
 */
export function AddVariants({ pricing, onChoose }: AddVariantsProps) {
  const { translate } = useHost();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <Button
        icon={<Plus className="th-icon" aria-hidden />}
        disabled={pricing === undefined}
        onClick={() => setIsPicking(true)}
      >
        {translate("variants.addItems")}
      </Button>
      {isPicking && pricing !== undefined && (
        <VariantPicker
          title={translate("variants.addTitle")}
          pricing={pricing}
          onClose={() => setIsPicking(false)}
          onChoose={(chosen) => {
            onChoose(chosen);
            setIsPicking(false);
          }}
        />
      )}
    </>
  );
}
