import { type RouteConfig, useHost, useRecords } from "@tillhouse/extension-sdk";
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";
import { Shirt } from "lucide-react";
import { Link } from "react-router-dom";

export const config: RouteConfig = {
  title: "care.title",
  link: {
    // A key of this extension's messages; plain words do as well.
    label: "care.title",
    icon: Shirt,
    // A group of its own; see `groups` in extension.ts.
    group: "workshop",
    order: 10,
    // Asked once a minute, and never more than a badge when it fails.
    badge: async ({ client }) => {
      const { count } = await client.admin.custom.get<{ count: number }>("/products", {
        limit: 1,
        status: ["draft"],
      });
      return count;
    },
  },
};

/** A page of its own, with an entry in the sidebar. */
export default function CarePage() {
  const { translate } = useHost();
  const { records } = useRecords("products", { limit: 5, fields: "id,title", order: "title" });
  return (
    <Page>
      <PageHeader title={translate("care.title")} />
      <Section title={translate("care.latest")}>
        <ul>
          {records.map(({ id, title }) => (
            <li key={id}>
              <Link className="th-link" to={id}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
