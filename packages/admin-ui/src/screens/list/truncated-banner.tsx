import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";

export interface TruncatedBannerProps {
  resource: AnyResource;
  /** How many the store has that nobody looked through. Left out: they are being looked through. */
  count?: number;
  /** Looking through them has failed; this begins anew. */
  onRetry?: () => void;
}

/** Says that a list does not hold everything, or not yet: the store cannot filter it, and only the newest records are read. */
export default function TruncatedBanner({ resource, count, onRetry }: TruncatedBannerProps) {
  const { translate } = useHost();
  const { api, owner } = resource;
  if (count === undefined && onRetry !== undefined)
    return (
      <Banner
        tone="negative"
        action={
          <Button size="small" onClick={onRetry}>
            {translate("action.retry")}
          </Button>
        }
      >
        {translate("list.searchFailed")}
      </Banner>
    );
  if (count === undefined) return <Banner tone="info">{translate("list.searching")}</Banner>;
  const looked = (api.hasNoList && owner?.of) || resource.name;
  const noun = translate(`${looked}.count`, { count });
  const text = api.hasNoList ? "list.newestOwners" : "list.newestOnly";
  return <Banner tone="info">{translate(text, { count, noun })}</Banner>;
}
