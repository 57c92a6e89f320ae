import { hasPage, useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";

/** Which resource shows what a notification tells of, by the first word of its event. */
const resources: Readonly<Record<string, string>> = {
  customer: "customers",
  invite: "invites",
  order: "orders",
};

interface NotificationSubjectProps {
  type: string;
  id: string;
}

function Subject({ type, id }: NotificationSubjectProps) {
  const { resource: find, href, translate } = useHost();
  const resource = find(resources[type] ?? "");
  if (resource === undefined) return <span className="th-muted">{type}</span>;
  const word = translate(`${resource.name}.one`);
  if (!hasPage(resource)) return <span className="th-muted">{word}</span>;
  return (
    <Link className="th-link" to={href(resource.name, id)}>
      {word}
    </Link>
  );
}

/** What a notification tells of: a link where the admin has a page for it, the API's own word where it knows no such thing. */
export function NotificationSubject({
  resource_type,
  resource_id,
}: {
  resource_type: string;
  resource_id: string;
}) {
  return <Subject type={resource_type} id={resource_id} />;
}
