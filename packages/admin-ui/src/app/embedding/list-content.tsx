import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { BodyPage } from "../routing/body-page";
import { ListPage } from "../routing/resource-page";

/** The list of a resource, once its body is there. */
export default function ListContent({ resource }: { resource: AnyResource }) {
  if (resource.list === undefined && resource.body !== undefined) return <BodyPage resource={resource} />;
  return <ListPage resource={resource} />;
}
