import type { ExtensionSetting } from "@tillhouse/extension-sdk/internal";
import { Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";
import { ContributionBoundary } from "../../core/extensions/contribution-boundary";
import { AvailabilityGuard } from "../../core/features/availability-guard";
import { labelOf } from "../../core/i18n/extension-label";
import { useDocumentTitle } from "../../core/page/use-document-title";
import SettingsForm from "../../screens/settings-form/settings-form";

export interface ExtensionSettingsPageProps {
  setting: Extract<ExtensionSetting, { form: object }> & { owner: string };
}

/** A settings page that an extension describes by a form. */
export default function ExtensionSettingsPage({ setting }: ExtensionSettingsPageProps) {
  const { translate } = useAdmin();
  const { owner, source, path, requires, permission, form } = setting;
  const title = labelOf(setting.label, translate);
  useDocumentTitle(title);
  return (
    <AvailabilityGuard requires={requires} permission={permission} title={title}>
      <Page>
        <PageHeader title={title} meta={[labelOf(setting.description, translate)]} isNarrow />
        <div className="th-settings">
          <ContributionBoundary owner={owner} source={source} place={`settings.${path}`} size="card">
            <SettingsForm owner={owner} path={path} title={title} form={form} />
          </ContributionBoundary>
        </div>
      </Page>
    </AvailabilityGuard>
  );
}
