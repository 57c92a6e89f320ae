import { type RouteConfig, useHost } from "@tillhouse/extension-sdk";
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";

export const config: RouteConfig = {
  title: "care.rules",
  // Only for people whose role in the store is admin. Others do not see the link, and the address tells them so.
  permission: "role:admin",
  // Under another entry of the sidebar.
  link: { label: "care.rules", group: "workshop", parent: "/care" },
};

export default function CareRules() {
  return (
    <Page>
      <PageHeader title={useHost().translate("care.rules")} />
      <Section title="For everybody">
        <p>Cold water, no tumbling.</p>
      </Section>
    </Page>
  );
}
