import { Tags } from "lucide-react";
import { Banner, Button, EmptyState, ErrorState, Skeleton, Spinner } from "../../ui";

/** A message on the page, where what it is about stands. */
export function BannerExample() {
  return (
    <Banner tone="caution" title="The campaign has ended" action={<Button size="small">Extend</Button>}>
      Customers no longer see it.
    </Banner>
  );
}

/** A list or a page without content: what the thing is, and the first step. */
export function EmptyStateExample() {
  return (
    <EmptyState
      icon={<Tags className="th-icon th-icon--large" />}
      title="No campaigns yet"
      description="A campaign shows a banner to some customers, for a time."
      actions={<Button variant="primary">New campaign</Button>}
    />
  );
}

/** Something could not be loaded: what happened, what was kept, and what to do. */
export function ErrorStateExample() {
  return (
    <ErrorState
      title="Campaigns could not be loaded"
      description="The server did not answer. Your filters are kept."
      actions={<Button>Try again</Button>}
      details="503 Service Unavailable"
    />
  );
}

/** Stands in for text that is being read, and is as wide as that may be. */
export function SkeletonExample() {
  return <Skeleton width={160} />;
}

/** Something is under way and nobody knows how long. */
export function SpinnerExample() {
  return <Spinner size="large" label="Loading" />;
}
