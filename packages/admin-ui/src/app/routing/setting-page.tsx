import type { ExtensionSetting } from "@tillhouse/extension-sdk/internal";
import { useAdmin } from "../../core/context/admin-context";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { OwnPage } from "../shared/own-page";
import { ExtensionPage } from "./extension-page";

const ExtensionSettingsPage = lazyComponent(() => import("../settings/extension-settings-page"), "page");
const StoreDetailsPage = lazyComponent(() => import("../settings/store-details/store-details-page"), "page");
const PapersPage = lazyComponent(() => import("../settings/papers-page"), "page");
const PersonalInformationPage = lazyComponent(() => import("../settings/personal-information-page"), "page");

export interface SettingPageProps {
  setting: ExtensionSetting & { owner: string };
}

/** A settings page of an extension, its own or one that the admin makes of its form, as other extensions left it. */
export function SettingPage({ setting }: SettingPageProps) {
  const { notify } = useAdmin();
  const { load, form, ...rest } = setting;
  return (
    <OwnPage id={`settings.${setting.path}`} title={setting.label} props={{ notify }}>
      {load === undefined ? (
        <ExtensionSettingsPage setting={{ ...rest, form }} />
      ) : (
        <ExtensionPage page={{ ...rest, load }} />
      )}
    </OwnPage>
  );
}

/** What the store is called and how it is set up, as extensions left it. */
export function DetailsSettings() {
  const { notify, translate } = useAdmin();
  return (
    <OwnPage id="settings.details" title={translate("store-details.title")} props={{ notify }}>
      <StoreDetailsPage />
    </OwnPage>
  );
}

/** Who invoices and slips come from, as extensions left it. */
export function PapersSettings() {
  const { notify, translate } = useAdmin();
  return (
    <OwnPage id="settings.papers" title={translate("papers.title")} props={{ notify }}>
      <PapersPage />
    </OwnPage>
  );
}

/** What a person settles for themselves, as extensions left it. */
export function PersonalPage() {
  const { notify, translate } = useAdmin();
  return (
    <OwnPage id="settings.personal-information" title={translate("personal.title")} props={{ notify }}>
      <PersonalInformationPage />
    </OwnPage>
  );
}
