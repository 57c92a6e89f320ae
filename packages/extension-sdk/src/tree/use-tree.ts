import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listQuery } from "../data/data";
import type { ResourceName } from "../records/resources";
import { buildTree, pathTo, type Tree, type TreeNode } from "../resource/build-tree";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";
import { titleOf } from "../resource-head/record";

/**
 * All records of a resource as a tree, in as many calls as its pages take; they are kept with its list.
 *
 * @param isWanted `false` where nobody looks at it yet
 */
export function useTree(resource: AnyResource, isWanted = true) {
  const host = useHost();
  const hasTree = resource.list?.tree !== undefined;
  const result = useQuery({
    // The registry keys resources by these very names.
    ...listQuery(host, resource.name as ResourceName, {}),
    enabled: isWanted && hasTree,
  });
  const records = result.data?.records;
  const tree = useMemo<Tree | undefined>(
    () => (hasTree ? records && buildTree(resource, records) : undefined),
    [resource, records, hasTree],
  );
  return { ...result, tree };
}

/** What parts the titles of a path. It is no word, so it is the same in every language. */
const between = " / ";

/** A node's path as a text: "Clothes / Shirts". */
export function pathTitle(resource: AnyResource, node: TreeNode): string {
  return pathTo(node)
    .map(({ record }) => titleOf(resource, record))
    .join(between);
}
