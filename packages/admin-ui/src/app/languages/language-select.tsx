import { ChevronDown } from "lucide-react";
import { useAdmin } from "../../core/context/admin-context";
import { languages } from "../../core/i18n/languages";
import { usePickLanguage } from "./use-pick-language";

/** The language of the admin in one line, for the foot of a page: the native control, which every phone knows. */
export function LanguageSelect() {
  const { translate } = useAdmin();
  const { language, isPending, pick } = usePickLanguage();
  return (
    <label className="th-language" aria-busy={isPending || undefined}>
      <span>{translate("language.label")}</span>
      <select
        className="th-language__select"
        value={language?.locale}
        onChange={(event) => void pick(event.currentTarget.value)}
      >
        {languages.map(({ locale, name }) => (
          <option key={locale} value={locale}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="th-icon th-icon--small" aria-hidden />
    </label>
  );
}
