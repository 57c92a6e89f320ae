import { type ActionScreenProps, useHost } from "@tillhouse/extension-sdk";
import { PurchasableCheck } from "@tillhouse/extension-sdk/commerce";
import { Drawer } from "@tillhouse/extension-sdk/ui";

/** Whether a variant can be bought, beside its page. */
export default function VariantPurchasable({ records: [variant], onClose }: ActionScreenProps<"variants">) {
  const { translate } = useHost();
  return (
    variant && (
      <Drawer
        isOpen
        title={translate("products.purchasable.title")}
        subtitle={variant.title}
        onClose={onClose}
      >
        <PurchasableCheck productId={variant.product_id} variantId={variant.id} onLeave={onClose} />
      </Drawer>
    )
  );
}
