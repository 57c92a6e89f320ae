import { useEffect, useState } from "react";
import { loadPageTexts } from "./translate";
import { useI18n } from "./use-i18n";

/** Reads what only pages say that come later, and tells when it is there. The bodies of resources bring it along themselves. */
export function usePageTexts(): boolean {
  const i18n = useI18n();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => void loadPageTexts(i18n).then(() => setIsRead(true)), [i18n]);
  return isRead;
}
