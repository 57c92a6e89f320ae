import { type RouteConfig, useHost, useRecord } from "@tillhouse/extension-sdk";
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";
import { useParams } from "react-router-dom";

// The first segment is a section of the admin, so the page belongs there: the trail leads back to the product.
export const config: RouteConfig = { title: "care.label", breadcrumb: "care.label" };

export default function CareLabel() {
  const { translate } = useHost();
  const { id = "" } = useParams();
  const { record } = useRecord("products", id, { fields: "id,title,material" });
  return (
    <Page>
      <PageHeader title={translate("care.label")} />
      <Section title={record?.title ?? ""}>
        <p>{record?.material ?? translate("care.nothing")}</p>
      </Section>
    </Page>
  );
}
