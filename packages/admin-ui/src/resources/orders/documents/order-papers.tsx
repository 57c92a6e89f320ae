// Packing slip, invoice and return slip: they share their head and are one file to load.
import { addressLines, type DocumentProps, formatDate, formatMoney, useHost } from "@tillhouse/extension-sdk";
import { type LineItem, lineAmount, lineDetails } from "@tillhouse/extension-sdk/commerce";
import {
  PaperBlank,
  type PaperColumn,
  PaperHead,
  PaperLine,
  type PaperParty,
  PaperTable,
} from "@tillhouse/extension-sdk/kit";
import { orderTotals } from "../order-balance";

type Paper = DocumentProps<"orders">;

/** The first two columns of every paper: what it is, and how many of it. */
function lineColumns<Row extends LineItem>({ translate }: Paper): PaperColumn<Row>[] {
  return [
    {
      label: translate("orders.line.item"),
      value: (line) => <PaperLine name={line.title} details={lineDetails(line)} />,
    },
    { label: translate("orders.line.quantity"), value: ({ quantity }) => quantity, isNumeric: true },
  ];
}

interface OrderHeadProps extends Paper {
  document: string;
  /** What stands above the parcel's address; that it goes there when left out. */
  addressLabel?: string;
  more: PaperParty;
}

/** What it is, of which order, to whom. The one who pays is named where it is somebody else. */
function OrderHead({ document, addressLabel, more, record: order, translate, locale }: OrderHeadProps) {
  const { timeZone } = useHost();
  const shipping = addressLines(order.shipping_address, locale);
  const billing = addressLines(order.billing_address, locale);
  const isSame = billing.length === 0 || billing.join() === shipping.join();
  const label = addressLabel ?? translate(isSame ? "orders.paper.to" : "orders.address.shipping");
  return (
    <PaperHead
      title={translate(`orders.documents.${document}`)}
      lines={[
        translate("orders.paper.order", { number: `#${order.display_id}` }),
        formatDate(String(order.created_at), { style: "day", locale, timeZone }),
      ]}
      parties={[
        { label, lines: shipping, isAddress: true },
        { label: translate("orders.address.billing"), lines: isSame ? [] : billing, isAddress: true },
        more,
      ]}
    />
  );
}

/** What lies in the parcel, without prices: it may be a present. */
export function PackingSlip(paper: Paper) {
  const { record: order, translate } = paper;
  const methods = (order.shipping_methods ?? []).map(({ shipping_option: option }) => option?.name);
  const packed = {
    label: translate("orders.paper.packed"),
    value: () => <PaperBlank isBox />,
    isNumeric: true,
  };
  return (
    <>
      <OrderHead
        {...paper}
        document="packing-slip"
        more={{ label: translate("orders.paper.sentBy"), lines: methods }}
      />
      <PaperTable columns={[...lineColumns(paper), packed]} rows={order.items ?? []} />
    </>
  );
}

/** What was bought, what it costs, and of what that is made up: the figures of the order's page. */
export function Invoice(paper: Paper) {
  const { record: order, translate, locale } = paper;
  const money = (amount: number) => formatMoney({ amount, currencyCode: order.currency_code, locale });
  return (
    <>
      <OrderHead
        {...paper}
        document="invoice"
        more={{ label: translate("orders.fields.email"), lines: [order.email] }}
      />
      <PaperTable
        columns={[
          ...lineColumns(paper),
          {
            label: translate("orders.line.price"),
            value: ({ unit_price }) => money(unit_price),
            isNumeric: true,
          },
          {
            label: translate("orders.line.amount"),
            value: (line) => money(lineAmount(line)),
            isNumeric: true,
          },
        ]}
        rows={order.items ?? []}
        totals={orderTotals(order, locale).map(({ id, codes = [], note, tax = "", amount, ...row }) => ({
          ...row,
          label: translate(`orders.totals.${id}`, { tax }),
          note: [note, ...codes].filter(Boolean).join(", "),
          value: money(amount),
        }))}
      />
    </>
  );
}

/** What may come back, and what of it the shop knows of already. */
function slipLines({ items = [], returns = [] }: Paper["record"]) {
  const asked = returns.filter(({ status }) => status === "requested").flatMap((back) => back.items ?? []);
  return items.flatMap((item) => {
    const parts = asked.filter(({ item_id }) => item_id === item.id);
    const quantity = item.quantity - (item.returned_quantity ?? 0);
    const requested = parts.reduce((sum, part) => sum + part.quantity, 0);
    const reason = parts.map((part) => part.reason?.label).find(Boolean);
    return quantity > 0 ? [{ ...item, quantity, requested, reason }] : [];
  });
}

/** Laid into the parcel that comes back: the customer writes down what it holds, and why. */
export function ReturnSlip(paper: Paper) {
  const { record: order, translate } = paper;
  const columns: PaperColumn<ReturnType<typeof slipLines>[number]>[] = [
    ...lineColumns(paper),
    {
      label: translate("orders.paper.comesBack"),
      value: ({ requested }) => requested || <PaperBlank />,
      isNumeric: true,
    },
    { label: translate("orders.paper.reason"), value: ({ reason }) => reason ?? <PaperBlank /> },
  ];
  return (
    <>
      <OrderHead
        {...paper}
        document="return-slip"
        addressLabel={translate("orders.paper.from")}
        more={{ label: translate("orders.fields.email"), lines: [order.email] }}
      />
      <p className="th-paper__parties">{translate("orders.paper.returnText")}</p>
      <PaperTable columns={columns} rows={slipLines(order)} />
    </>
  );
}
