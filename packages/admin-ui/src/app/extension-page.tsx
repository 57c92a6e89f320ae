import type { AnyLoad } from "@tillhouse/extension-sdk";
import { useAdmin } from "../core/admin-context";
import { Contribution } from "../core/contribution";
import { useDocumentTitle } from "../core/use-document-title";

/** Props of {@link ExtensionPage}. */
export interface ExtensionPageProps {
  page: {
    load: AnyLoad;
    owner: string;
    source?: string;
    label?: string;
    link?: { label: string };
  };
}

/** A page of an extension, in its own boundary. */
export function ExtensionPage({ page }: ExtensionPageProps) {
  const { notify } = useAdmin();
  useDocumentTitle(page.label ?? page.link?.label ?? page.owner);
  return <Contribution load={page.load} owner={page.owner} source={page.source} props={{ notify }} />;
}
