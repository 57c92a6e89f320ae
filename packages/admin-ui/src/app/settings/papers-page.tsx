import { field, useHost } from "@tillhouse/extension-sdk";
import type { SettingsForm as Form } from "@tillhouse/extension-sdk/internal";
import { noPaperSettings, paperSettingsKey } from "@tillhouse/extension-sdk/kit";
import { Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { useMemo } from "react";
import { array, email, literal, maxLength, minLength, object, string, trim, union } from "zod/mini";
import { useAdmin } from "../../core/context/admin-context";
import { usePageTexts } from "../../core/i18n/use-page-texts";
import { useDocumentTitle } from "../../core/page/use-document-title";
import SettingsForm from "../../screens/settings-form/settings-form";

/** A logo is printed some centimetres wide: more than this only makes a paper slow. */
const largestLogo = 500_000;

const words = () => string().check(trim());
const text = (key: string) => `papers.fields.${key}`;

const formOf = (storeName = ""): Form => ({
  schema: object({
    name: words().check(minLength(1, "form.required")),
    address: words().check(minLength(1, "form.required")),
    tax_number: words(),
    email: union([literal(""), words().check(email("form.email"))]),
    phone: words(),
    logo: array(string()).check(maxLength(1)),
    invoice_prefix: words().check(maxLength(20)),
    footer: words(),
    return_address: words(),
  }),
  fields: [
    field.text("name", { label: text("name"), hint: "papers.hints.name", isRequired: true }),
    field.longText("address", { label: text("address"), hint: "papers.hints.address", isRequired: true }),
    field.text("tax_number", { label: text("tax_number") }),
    field.email("email", { label: text("email") }),
    field.text("phone", { label: text("phone") }),
    field.images("logo", {
      label: text("logo"),
      hint: "papers.hints.logo",
      maximum: 1,
      maxBytes: largestLogo,
    }),
    field.text("invoice_prefix", { label: text("invoice_prefix"), hint: "papers.hints.invoice_prefix" }),
    field.longText("footer", { label: text("footer"), hint: "papers.hints.footer" }),
    field.longText("return_address", { label: text("return_address"), hint: "papers.hints.return_address" }),
  ],
  // Nobody has to type what the store is called.
  defaultValues: { ...noPaperSettings, name: storeName },
});

/** Who papers come from, told once for invoices and slips. It is kept in the store's metadata. */
export default function PapersPage() {
  const { translate } = useAdmin();
  const { store } = useHost();
  const form = useMemo(() => formOf(store?.name), [store?.name]);
  const title = translate("papers.title");
  useDocumentTitle(title);
  const hasTexts = usePageTexts();
  return (
    <Page>
      <PageHeader title={title} meta={[translate("papers.description")]} isNarrow />
      <div className="th-settings">
        {hasTexts && <SettingsForm owner={paperSettingsKey} path="papers" title={title} form={form} />}
      </div>
    </Page>
  );
}
