import { type ReactNode, Suspense } from "react";
import { useAdmin } from "../context/admin-context";
import { lazyComponent } from "../lazy/lazy-component";

const PageContribution = lazyComponent(() => import("./page-contribution"), "page");

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
export function ChangedPage({ children, ...page }: ChangedPageProps) {
  const change = useAdmin().registry.pages.get(page.id);
  if (change === undefined) return children;
  return (
    <Suspense fallback={null}>
      <PageContribution {...page} change={change}>
        {children}
      </PageContribution>
    </Suspense>
  );
}
