import { useHost } from "@tillhouse/extension-sdk";
import { TrialPurchaseFields, useTrialPurchase } from "@tillhouse/extension-sdk/commerce";
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";
import { WhichPrice } from "./which-price";

/** Asks for a variant, a region, a group and a quantity, and shows which price the store gives. */
export default function WhichPricePage() {
  const { href, translate } = useHost();
  const purchase = useTrialPurchase();
  const { variantId, region, groupId, quantity } = purchase;
  return (
    <Page>
      <PageHeader
        title={translate("price-lists.which.title")}
        back={{ to: href("price-lists"), label: translate("price-lists.title") }}
        isNarrow
      />
      <div className="th-settings">
        <Section title={translate("price-lists.which.choose")}>
          <div className="th-fields">
            <p className="th-muted">{translate("price-lists.which.text")}</p>
            <TrialPurchaseFields purchase={purchase} />
          </div>
        </Section>
        {variantId !== undefined && region !== undefined && quantity !== null && !Number.isNaN(quantity) && (
          <WhichPrice
            // An answer of the store is about one question.
            key={[variantId, region.id, groupId, quantity].join()}
            purchase={{ variantId, region, groupId, quantity }}
          />
        )}
      </div>
    </Page>
  );
}
