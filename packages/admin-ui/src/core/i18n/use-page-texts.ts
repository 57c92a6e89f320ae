import { useContext, useEffect, useState } from "react";
import { I18nContext } from "react-i18next";
import { pageNamespace } from "./text-files";
import { loadPageTexts } from "./translate";
import { useI18n } from "./use-i18n";

/** Reads what only pages say that come later, and tells when it is there. The bodies of resources bring it along themselves. */
export function usePageTexts(): boolean {
  const i18n = useI18n();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => void loadPageTexts(i18n).then(() => setIsRead(true)), [i18n]);
  return isRead;
}

/** Holds back what is drawn, for the `Suspense` around it, until they are read. A file that cannot be read holds nothing back. */
export function useSuspensePageTexts(): void {
  const i18n = useContext(I18nContext)?.i18n;
  if (i18n?.hasLoadedNamespace(pageNamespace) === false) throw loadPageTexts(i18n);
}
