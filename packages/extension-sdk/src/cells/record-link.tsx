import { Link } from "react-router-dom";

import type { Host } from "../host/host";
import { recordId, titleOf } from "../resource-head/record";
import { hasPage } from "../resource-head/resource-info";

/** What stands where a record has no value. */
export const unknownValue = "–";

/** A record by its title, as a link where it has a page. */
export function recordLink(record: object, to: string, host: Host, isPlain = false) {
  const resource = host.resource(to);
  if (resource === undefined) return unknownValue;
  const title = titleOf(resource, record);
  if (isPlain || !hasPage(resource)) return title;
  return (
    <Link className="th-link" to={host.href(to, recordId(resource, record))}>
      {title}
    </Link>
  );
}
