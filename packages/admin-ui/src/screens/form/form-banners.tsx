import { formatDate, formatList, useHost } from "@tillhouse/extension-sdk";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { ErrorMessage } from "../../core/toasts/error-message";
import { notSavedTitle } from "../../core/toasts/not-saved";
import { type Draft, isBegun } from "./saving/draft";
import type { useSaving } from "./saving/use-saving";

export interface FormBannersProps {
  /** Name of the resource. */
  resource: string;
  /** What was typed before, and is back. */
  draft: Draft | undefined;
  onStartOver: () => void;
  saving: Pick<ReturnType<typeof useSaving>, "failure" | "failed" | "taken">;
  /** Names of fields that are wrong and stand somewhere else. */
  othersWrong: readonly string[];
  labelOf: (key: string) => string;
}

/** What stands above the fields of a form: where its values come from, and why it is not saved. */
export function FormBanners(props: FormBannersProps) {
  const { resource, draft, onStartOver, saving, othersWrong, labelOf } = props;
  const { translate, locale, timeZone } = useHost();
  return (
    <>
      {draft !== undefined && (
        <Banner
          tone="info"
          title={translate("form.draftBack", {
            at: formatDate(draft.at, { style: "list", locale, timeZone }),
          })}
          action={
            <Button size="small" onClick={onStartOver}>
              {translate("form.startOver")}
            </Button>
          }
        >
          {translate(isBegun(draft) ? "form.draftBegun" : "form.draftText")}
        </Banner>
      )}
      {saving.failure !== undefined && (
        <Banner tone="negative" title={translate(notSavedTitle(saving.failure))}>
          <ErrorMessage error={saving.failure} kept={translate("form.kept")} />
        </Banner>
      )}
      {saving.failed.map(({ addition, error }) => (
        <Banner
          key={addition.owner}
          tone="negative"
          title={translate("form.partlySaved", {
            noun: translate(`${resource}.one`),
            owner: addition.owner,
          })}
        >
          <ErrorMessage error={error} kept={translate("form.keptPartly")} />
        </Banner>
      ))}
      {othersWrong.length > 0 && (
        <Banner tone="negative">
          {translate("form.othersWrong", { fields: formatList(othersWrong, locale) })}
        </Banner>
      )}
      {saving.taken.length > 0 && (
        <Banner tone="info">
          {translate("form.taken_over", { fields: formatList(saving.taken.map(labelOf), locale) })}
        </Banner>
      )}
    </>
  );
}
