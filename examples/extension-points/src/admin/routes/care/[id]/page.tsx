import { type RouteConfig, useHost, useRecord } from "@tillhouse/extension-sdk";
import { Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { Link, useParams } from "react-router-dom";

// `[id]` in the folder's name is a parameter of the address.
export const config: RouteConfig = { title: "care.one", breadcrumb: "care.one" };

/** A page below another one: `/care/prod_01H…`. */
export default function CareOfProduct() {
  const { translate } = useHost();
  const { id = "" } = useParams();
  const { record } = useRecord("products", id, { fields: "id,title" });
  return (
    <Page>
      <PageHeader title={record?.title ?? translate("care.one")} />
      {/* Links are relative to the page that they stand on, as in the router. */}
      <Link className="th-link" to="history">
        {translate("care.history")}
      </Link>
    </Page>
  );
}
