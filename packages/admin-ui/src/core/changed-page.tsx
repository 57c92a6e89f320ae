import type { ReactNode } from "react";
import { useAdmin } from "./admin-context";
import { Contribution } from "./contribution";
import { useDocumentTitle } from "./use-document-title";
import { Wrapped } from "./wrapped";

/** Props of {@link ChangedPage}. */
export interface ChangedPageProps {
  /** The page's id among those of changes: `products.list`. */
  id: string;
  /** What the browser's title says while another page stands in its place; left out for what is no page of its own. */
  title?: string;
  /** What a component in its place or around it gets. */
  props: object;
  children: ReactNode;
}

/** A page as extensions left it: as it is, another one in its place, something around it. */
export function ChangedPage({ id, title, props, children }: ChangedPageProps) {
  const change = useAdmin().registry.pages.get(id);
  if (change === undefined) return children;
  const { replacement, wrappers } = change;
  return (
    <Wrapped wrappers={wrappers} place={id} props={props}>
      {replacement === undefined ? (
        children
      ) : (
        <>
          {title !== undefined && <Titled title={title} />}
          <Contribution {...replacement} place={id} props={props} instead={children} />
        </>
      )}
    </Wrapped>
  );
}

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
