import { Combobox } from "@tillhouse/extension-sdk/inputs";
import { useMemo, useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { findLanguages, type Language } from "../../core/i18n/languages";
import { usePickLanguage } from "./use-pick-language";

function optionOf({ locale, name, englishName }: Language) {
  return { value: locale, label: name, note: name === englishName ? undefined : englishName };
}

/** The language of the admin, found by its own name or by its English one. A pick counts at once, for this browser. */
export default function LanguagePicker() {
  const { translate } = useAdmin();
  const { language, isPending, pick } = usePickLanguage();
  const [query, setQuery] = useState("");
  const options = useMemo(() => findLanguages(query).map(optionOf), [query]);
  return (
    <Combobox
      label={translate("language.title")}
      isNeverEmpty
      chosen={language === undefined ? [] : [optionOf(language)]}
      onChoose={([chosen]) => chosen && void pick(chosen.value)}
      options={options}
      query={query}
      onQueryChange={setQuery}
      isLoading={isPending}
    />
  );
}
