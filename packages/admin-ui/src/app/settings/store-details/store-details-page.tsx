import { useHost } from "@tillhouse/extension-sdk";
import { Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { usePageTexts } from "../../../core/i18n/use-page-texts";
import { useDocumentTitle } from "../../../core/page/use-document-title";
import SettingsForm from "../../../screens/settings-form/settings-form";
import { storeDetailsForm } from "./store-details-form";
import { StoreFacts } from "./store-facts";

/** What the store is called, the links that it hands out, and how it is set up. */
export default function StoreDetailsPage() {
  const { translate } = useHost();
  const title = translate("store-details.title");
  useDocumentTitle(title);
  const hasTexts = usePageTexts();
  return (
    <Page>
      <PageHeader title={title} meta={[translate("store-details.description")]} isNarrow />
      <div className="th-settings">
        {hasTexts && (
          <SettingsForm
            owner="store-details"
            path="details"
            title={title}
            form={storeDetailsForm}
            below={<StoreFacts />}
          />
        )}
      </div>
    </Page>
  );
}
