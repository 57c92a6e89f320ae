import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { BodyPage } from "../routing/body-page";
import { DetailPage } from "../routing/resource-page";

/** The page of a record, once its body is there. */
export default function DetailContent({ resource }: { resource: AnyResource }) {
  if (resource.detail === undefined && resource.body !== undefined) return <BodyPage resource={resource} />;
  return <DetailPage resource={resource} />;
}
