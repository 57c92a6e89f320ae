import { type SettingConfig, useHost } from "@tillhouse/extension-sdk";
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";
import { UsersRound } from "lucide-react";

export const config: SettingConfig = {
  card: { label: "Care team", description: "Who looks after the products", icon: UsersRound },
};

/** A page of the settings that is all its own. One that is a form needs no page: see `settings` in extension.ts. */
export default function CareTeam() {
  const { user } = useHost();
  return (
    <Page>
      <PageHeader title="Care team" />
      <Section title="For everybody">
        <p>{user.email}</p>
      </Section>
    </Page>
  );
}
