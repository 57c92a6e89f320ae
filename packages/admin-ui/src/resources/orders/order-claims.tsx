import { cell, type RecordOf, type SectionProps, safeHref, useHost } from "@tillhouse/extension-sdk";
import { CellView, RecordActions } from "@tillhouse/extension-sdk/kit";
import {
  DateTime,
  Ledger,
  LedgerRow,
  Lines,
  Money,
  Section,
  Status,
  Tag,
  Thumbnail,
} from "@tillhouse/extension-sdk/ui";
import { Package, PackageX } from "lucide-react";
import { isSameAddress } from "../addresses";
import { allItems, nameOf } from "../line-items";
import { byTime } from "./by-time";
import { fulfillmentStatus } from "./order-basis";
import { PartReturn } from "./part-return";

type Order = RecordOf<"orders">;
type Claim = RecordOf<"claims">;
type ClaimItem = NonNullable<Claim["claim_items"]>[number];

const payment = cell.badge("payment_status", { na: "off", not_refunded: "alert", refunded: "back" });

/** What was claimed of one line, and what shows it. */
function Claimed({ item, name }: { item: ClaimItem; name: string }) {
  const { reason, note, tags = [], images = [] } = item;
  const { translate } = useHost();
  const shown = images.flatMap(({ id, url }) => {
    const safe = safeHref(url, location.href);
    return safe === undefined ? [] : [{ id, safe }];
  });
  return (
    <>
      {name} · {translate(`claims.reason.${reason}`)}{" "}
      {tags.map(({ id, value }) => (
        <Tag key={id}>{value}</Tag>
      ))}
      {note?.trim() && <p className="th-muted">{note}</p>}
      {shown.length > 0 && (
        <span className="th-row th-row--wrap">
          {shown.map(({ id, safe }, index) => (
            <a key={id} href={safe} target="_blank" rel="noreferrer">
              <Thumbnail src={safe} alt={translate("claims.image", { number: index + 1 })} />
            </a>
          ))}
        </span>
      )}
    </>
  );
}

function ClaimRows({ claim, order, number }: { claim: Claim; order: Order; number: number }) {
  const { translate } = useHost();
  const record = { ...claim, order };
  const names = new Map(allItems(order).map((item) => [item.id, nameOf(item)]));
  const isReplacing = claim.type === "replace";
  const title = translate(`claims.numbered.${claim.type}`, { number });
  const address = claim.shipping_address;
  const goesElsewhere = isReplacing && address && !isSameAddress(address, order.shipping_address);
  return (
    <Ledger label={title}>
      <LedgerRow
        icon={<PackageX className="th-icon" aria-hidden />}
        title={title}
        status={
          claim.canceled_at ? (
            <Status tone="neutral" shape="struck" isDone>
              {translate("claims.canceled")}
            </Status>
          ) : (
            !isReplacing && <CellView cell={payment} record={claim} resource="claims" />
          )
        }
        meta={[
          <DateTime key="when" value={String(claim.created_at)} style="list" />,
          !isReplacing && (
            <Money key="amount" amount={claim.refund_amount} currencyCode={order.currency_code} />
          ),
        ]}
        hasActions
        end={<RecordActions of="claims" record={record} buttons={["finish"]} only={["update", "cancel"]} />}
      >
        <Lines
          lines={(claim.claim_items ?? []).map((item) => ({
            id: item.id,
            quantity: item.quantity,
            name: <Claimed item={item} name={names.get(item.item_id) ?? ""} />,
          }))}
        />
      </LedgerRow>
      {claim.return_order && <PartReturn back={claim.return_order} order={order} />}
      {isReplacing && (
        <LedgerRow
          icon={<Package className="th-icon" aria-hidden />}
          title={translate("claims.replacement")}
          status={<CellView cell={fulfillmentStatus} record={claim} resource="claims" />}
          meta={[
            ...(claim.shipping_methods ?? []).map(({ shipping_option }) => shipping_option?.name),
            goesElsewhere && [address.address_1, address.postal_code, address.city].filter(Boolean).join(" "),
          ]}
          hasActions
          end={<RecordActions of="claims" record={record} buttons={["fulfil"]} only={[]} />}
        >
          <Lines
            lines={(claim.additional_items ?? []).map((item) => ({
              id: item.id,
              quantity: item.quantity,
              name: nameOf(item),
            }))}
          />
        </LedgerRow>
      )}
    </Ledger>
  );
}

/** The claims of an order: what was wrong, what went back and what is sent instead. */
export function OrderClaims({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  const claims = byTime(order.claims);
  if (claims.length === 0) return null;
  return (
    <Section title={translate("orders.sections.claims")} count={claims.length}>
      {claims.map((claim, index) => (
        <ClaimRows key={claim.id} claim={claim} order={order} number={index + 1} />
      ))}
    </Section>
  );
}
