import { type ActionScreenProps, useHost } from "@tillhouse/extension-sdk";
import { PurchasableCheck } from "@tillhouse/extension-sdk/commerce";
import { Drawer } from "@tillhouse/extension-sdk/ui";

/** Whether the variants of a product can be bought, beside its page. */
export default function ProductPurchasable({ records: [product], onClose }: ActionScreenProps<"products">) {
  const { translate } = useHost();
  return (
    product && (
      <Drawer
        isOpen
        title={translate("products.purchasable.title")}
        subtitle={product.title}
        onClose={onClose}
      >
        <PurchasableCheck productId={product.id} onLeave={onClose} />
      </Drawer>
    )
  );
}
