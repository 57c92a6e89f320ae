import { formatDate, formatNumber, type PrintDocumentProps, useHost } from "@tillhouse/extension-sdk";
import { DocumentHeader, DocumentTable } from "@tillhouse/extension-sdk/kit";
import { stockOf } from "./product-list";

/** Products as a list on paper. */
export default function ProductDocument({ records, translate, locale }: PrintDocumentProps<"products">) {
  const { timeZone } = useHost();
  return (
    <>
      <DocumentHeader
        title={translate("products.title")}
        lines={[formatDate(new Date().toISOString(), { style: "head", locale, timeZone })]}
      />
      <DocumentTable
        columns={[
          { label: translate("products.fields.title"), value: ({ title }) => title },
          { label: translate("products.fields.handle"), value: ({ handle }) => handle },
          {
            label: translate("products.fields.status"),
            value: ({ status }) => translate(`products.status.${status}`),
          },
          { label: translate("products.fields.collection"), value: ({ collection }) => collection?.title },
          { label: translate("products.fields.type"), value: ({ type }) => type?.value },
          {
            label: translate("products.fields.stock"),
            value: (product) => {
              const units = stockOf(product);
              return units === undefined ? "–" : formatNumber(units, locale);
            },
            isNumeric: true,
          },
        ]}
        rows={records}
      />
    </>
  );
}
