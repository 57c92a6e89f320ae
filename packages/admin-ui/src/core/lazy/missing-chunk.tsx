import { Banner, Button, ErrorState } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../context/admin-context";
import { reloadPage } from "./reload-page";
import { useStaleMessage } from "./use-stale-message";

/** What stands where a part of the admin is missing: a page, a block of one, or nothing. */
export type MissingChunkSize = "page" | "section" | "quiet";

function ReloadButton({ size }: { size?: "small" }) {
  const { translate } = useAdmin();
  return (
    <Button variant={size === undefined ? "primary" : "secondary"} size={size} onClick={reloadPage}>
      {translate("action.reload")}
    </Button>
  );
}

/** In the place of a page: a newer version is online. */
export function MissingChunkPage() {
  const { title, text } = useStaleMessage();
  return (
    <div className="th-page th-page--alone">
      <ErrorState title={title} description={text} actions={<ReloadButton />} />
    </div>
  );
}

/** In the place of a block of a page. */
function MissingSection() {
  const { title, text } = useStaleMessage();
  return (
    <Banner tone="caution" title={title} action={<ReloadButton size="small" />}>
      {text}
    </Banner>
  );
}

const places = { page: MissingChunkPage, section: MissingSection, quiet: () => null };

/** What stands in the place of a part that is missing. */
export function missingChunk(place: MissingChunkSize) {
  return places[place];
}
