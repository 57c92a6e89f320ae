import { useState } from "react";
import { describeError } from "../../errors/describe-error";
import { AdminError, toAdminError } from "../../errors/errors";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Banner } from "../../ui/feedback/banner";
import { groupMember, inTrialCart, type TrialCart } from "./trial-cart";
import type { ChosenPurchase } from "./use-trial-purchase";

/** What the store itself says. */
export interface StoreAnswer {
  /** What it says, in a sentence. */
  text: string;
  /** Whether that is what was worked out here; left out where it said nothing about it. */
  agrees?: boolean;
}

/** What {@link StoreCheck} takes. */
export interface StoreCheckProps {
  /** What is put into the cart, and for whom. */
  purchase: ChosenPurchase;
  /** Asks the store about the cart, which is emptied afterwards. What it throws is shown. */
  ask(cart: TrialCart): Promise<StoreAnswer>;
}

/**
 * Asks the store itself with a cart of its own API, and shows whether it gives what was worked out here. For a group the cart is one of a
 * customer of it. With another question it is made anew, by its `key`.
 *
 * @example
 * <StoreCheck
 *   key={[purchase.variantId, purchase.region.id].join()}
 *   purchase={purchase}
 *   ask={async ({ subtotal }) => ({ text: translate("bundles.check.store", { subtotal }), agrees: subtotal === amount })}
 * />
 */
export function StoreCheck({ purchase, ask }: StoreCheckProps) {
  const { client, translate } = useHost();
  const { variantId, region, groupId, quantity } = purchase;
  const [answer, setAnswer] = useState<StoreAnswer>();
  const [error, setError] = useState<AdminError>();
  const [isAsking, setAsking] = useState(false);
  const askStore = async (): Promise<StoreAnswer> => {
    const member = groupId === undefined ? undefined : await groupMember(client, groupId);
    if (groupId !== undefined && member === undefined) return { text: translate("purchase.nobody") };
    const contents = { regionId: region.id, customerId: member?.id, variantId, quantity };
    const { text, agrees } = await inTrialCart(client, contents, ask);
    const others = member?.hasOthers && translate("purchase.otherGroups", { email: member.email });
    return { text: [text, others].filter(Boolean).join(" "), agrees };
  };
  const start = async () => {
    setAsking(true);
    setError(undefined);
    try {
      setAnswer(await askStore());
    } catch (thrown) {
      setAnswer(undefined);
      const { code, message, details } = toAdminError(thrown);
      // Whether the cart was filled makes no difference: nobody has to look before another try.
      setError(new AdminError(code, message, { cause: thrown, details: { ...details, isUncertain: false } }));
    }
    setAsking(false);
  };
  return (
    <div className="th-fields">
      <p className="th-small th-muted">
        {translate(groupId === undefined ? "purchase.cart" : "purchase.customerCart")}
      </p>
      <div>
        <Button isLoading={isAsking} onClick={() => void start()}>
          {translate("purchase.ask")}
        </Button>
      </div>
      {error && <Banner tone="negative">{describeError(error, translate)}</Banner>}
      <div role="status">
        {answer !== undefined && (
          <Banner tone={answer.agrees === undefined ? "info" : answer.agrees ? "positive" : "caution"}>
            {answer.text}
          </Banner>
        )}
      </div>
    </div>
  );
}
