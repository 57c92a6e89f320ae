import { useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, pathTo, titleOf, useTree } from "@tillhouse/extension-sdk/internal";
import { BreadcrumbContext } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useContext } from "react";

export interface TreeTrailProps {
  resource: AnyResource;
  id: string;
  children: ReactNode;
}

/** Tells the head of a page what its record is below, where its resource is a tree. */
export function TreeTrail({ resource, id, children }: TreeTrailProps) {
  const { href } = useHost();
  const above = useContext(BreadcrumbContext);
  const { tree } = useTree(resource);
  const parents = pathTo(tree?.nodes.get(id)?.parent);
  if (parents.length === 0) return children;
  const trail = parents.map((node) => ({
    to: href(resource.name, node.id),
    label: titleOf(resource, node.record),
  }));
  return <BreadcrumbContext.Provider value={[...above, ...trail]}>{children}</BreadcrumbContext.Provider>;
}
