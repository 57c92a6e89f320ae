import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadPageTexts } from "./translate";

/** Reads what only pages say that come later, and tells when it is there. The bodies of resources bring it along themselves. */
export function usePageTexts(): boolean {
  const { i18n } = useTranslation();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => void loadPageTexts(i18n).then(() => setIsRead(true)), [i18n]);
  return isRead;
}
