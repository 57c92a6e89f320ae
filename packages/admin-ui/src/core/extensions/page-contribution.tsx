import { useDocumentTitle } from "../page/use-document-title";
import type { PageChange } from "../registry/apply-changes";
import type { ChangedPageProps } from "./changed-page";
import { Contribution } from "./contribution";
import { WrapperChain } from "./wrapper-chain";

export interface PageContributionProps extends ChangedPageProps {
  change: PageChange;
}

/** What extensions put in the place of a page, and around it. */
export default function PageContribution({ id, title, props, change, children }: PageContributionProps) {
  const { replacement, wrappers } = change;
  return (
    <WrapperChain wrappers={wrappers} place={id} props={props}>
      {replacement === undefined ? (
        children
      ) : (
        <>
          {title !== undefined && <Titled title={title} />}
          <Contribution {...replacement} place={id} props={props} instead={children} />
        </>
      )}
    </WrapperChain>
  );
}

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
