// Packing slip, invoice and return slip: they share their head and are one file to load.
import {
  addressLines,
  formatDate,
  formatMoney,
  type PrintDocumentProps,
  useHost,
} from "@tillhouse/extension-sdk";
import { type LineItem, lineAmount, lineDetails, taxName } from "@tillhouse/extension-sdk/commerce";
import {
  DocumentBlankField,
  type DocumentColumn,
  DocumentFooter,
  DocumentHeader,
  DocumentLineItem,
  type DocumentParty,
  DocumentTable,
  usePaperSettings,
} from "@tillhouse/extension-sdk/kit";
import { orderTotals } from "../shared/order-balance";
import { type SlipLine, slipOf } from "./parcel-slips";
import { SellerHint } from "./seller-hint";
import { useReturnAddress } from "./use-return-address";

type Paper = PrintDocumentProps<"orders">;

/** The first two columns of every paper: what it is, and how many of it. */
function lineColumns<Row extends SlipLine>({ translate }: Paper): DocumentColumn<Row>[] {
  return [
    {
      label: translate("orders.line.item"),
      value: (line) => <DocumentLineItem name={line.title} details={lineDetails(line)} />,
    },
    { label: translate("orders.line.quantity"), value: ({ quantity }) => quantity, isNumeric: true },
  ];
}

interface OrderHeadProps extends Paper {
  document: string;
  /** Above and below the order's number. */
  number?: string;
  lines?: readonly string[];
  /** The day of the order when left out. */
  at?: string;
  sender?: readonly string[];
  /** Where it goes, if elsewhere than the order. */
  to?: Paper["record"]["shipping_address"];
  /** What stands above the parcel's address; that it goes there when left out. */
  addressLabel?: string;
  before?: DocumentParty;
  more: readonly DocumentParty[];
}

/** What it is, of which order, to whom. The one who pays is named where it is somebody else. */
function OrderHead(props: OrderHeadProps) {
  const { document, number, lines = [], sender, addressLabel, before, more, translate, locale } = props;
  const { record: order, at = String(order.created_at), to = order.shipping_address } = props;
  const { timeZone } = useHost();
  const shipping = addressLines(to, locale);
  const billing = addressLines(order.billing_address, locale);
  const isSame = billing.length === 0 || billing.join() === shipping.join();
  const label = addressLabel ?? translate(isSame ? "orders.paper.to" : "orders.address.shipping");
  return (
    <DocumentHeader
      title={translate(`orders.documents.${document}`)}
      sender={sender}
      lines={[
        ...(number === undefined ? [] : [number]),
        translate("orders.paper.order", { number: `#${order.display_id}` }),
        ...lines,
        formatDate(at, { style: "day", locale, timeZone }),
      ]}
      parties={[
        ...(before === undefined ? [] : [before]),
        { label, lines: shipping, isAddress: true },
        { label: translate("orders.address.billing"), lines: isSame ? [] : billing, isAddress: true },
        ...more,
      ]}
    />
  );
}

/** What lies in a parcel, without prices: it may be a present. Of an order that is not packed yet, all that it has. */
export function PackingSlip(paper: Paper) {
  const { record: order, sheet, translate } = paper;
  const { address } = usePaperSettings();
  const slip = slipOf(order, sheet);
  const { number = 1, count = 1, owner = "order" } = slip ?? {};
  const methods = slip?.methods ?? order.shipping_methods ?? [];
  const packed = {
    label: translate("orders.paper.packed"),
    value: () => <DocumentBlankField isBox />,
    isNumeric: true,
  };
  return (
    <>
      <OrderHead
        {...paper}
        document="packing-slip"
        sender={[address]}
        to={slip?.address}
        at={slip?.packedAt}
        lines={[
          ...(count > 1 ? [translate("orders.paper.parcel", { number, count })] : []),
          ...(owner === "order" ? [] : [translate(`${owner}s.one`)]),
        ]}
        more={[
          {
            label: translate("orders.paper.sentBy"),
            lines: methods.map(({ shipping_option: option }) => option?.name),
          },
          { label: translate("orders.fulfillment.tracking"), lines: slip?.tracking ?? [] },
        ]}
      />
      <DocumentTable columns={[...lineColumns(paper), packed]} rows={slip?.lines ?? order.items ?? []} />
    </>
  );
}

/** Who sells what to whom, what it costs with which tax, and what of it is paid: the figures of the order's page. */
export function Invoice(paper: Paper) {
  const { record: order, translate, locale } = paper;
  const { address, tax_number, email, phone, invoice_prefix: prefix } = usePaperSettings();
  const money = (amount: number) => formatMoney({ amount, currencyCode: order.currency_code, locale });
  const taxNumber = tax_number && translate("orders.paper.taxNumber", { number: tax_number });
  return (
    <>
      <SellerHint />
      <OrderHead
        {...paper}
        document="invoice"
        number={translate("orders.paper.invoiceNumber", { number: `${prefix}${order.display_id}` })}
        sender={[address, taxNumber, email, phone]}
        more={[
          { label: translate("orders.fields.email"), lines: [order.email] },
          {
            label: translate("orders.fields.payment_status"),
            lines: [translate(`orders.payment_status.${order.payment_status}`)],
          },
        ]}
      />
      <DocumentTable
        columns={[
          ...lineColumns<LineItem>(paper),
          {
            label: translate("orders.line.price"),
            value: ({ unit_price }) => money(unit_price),
            isNumeric: true,
          },
          { label: translate("orders.totals.tax"), value: (line) => taxName(line, locale), isNumeric: true },
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
      <DocumentFooter />
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

/** Laid into the parcel that comes back: the customer writes down what it holds, and why, and sees where it goes. */
export function ReturnSlip(paper: Paper) {
  const { record: order, translate } = paper;
  const columns: DocumentColumn<ReturnType<typeof slipLines>[number]>[] = [
    ...lineColumns(paper),
    {
      label: translate("orders.paper.comesBack"),
      value: ({ requested }) => requested || <DocumentBlankField />,
      isNumeric: true,
    },
    { label: translate("orders.paper.reason"), value: ({ reason }) => reason ?? <DocumentBlankField /> },
  ];
  const address = useReturnAddress(order, paper.locale);
  return (
    <>
      <OrderHead
        {...paper}
        document="return-slip"
        before={{ label: translate("orders.paper.returnTo"), lines: address, isAddress: true }}
        addressLabel={translate("orders.paper.from")}
        more={[{ label: translate("orders.fields.email"), lines: [order.email] }]}
      />
      <p className="th-print-page__parties">{translate("orders.paper.returnText")}</p>
      <DocumentTable columns={columns} rows={slipLines(order)} />
    </>
  );
}
