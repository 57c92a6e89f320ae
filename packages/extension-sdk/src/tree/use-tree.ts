import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listQuery } from "../data/data";
import type { ResourceName } from "../records/resources";
import { buildTree, pathTo, type Tree, type TreeNode } from "../resource/build-tree";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";
import { titleOf } from "../resource-head/record";

/** A tree, and how its reading goes. */
export interface StoredTree {
  /** Left out until all of its records were read once, and where the resource has no tree. */
  tree: Tree | undefined;
  /** Why it could not be read last. */
  error: Error | null;
  /** It is being read, for the first time or again. */
  isFetching: boolean;
  /** Reads it again. */
  refetch(): Promise<unknown>;
}

/**
 * All records of a resource as a tree, in as many calls as its pages take; they are kept with its list.
 *
 * @param isWanted `false` where nobody looks at it yet
 */
export function useTree(resource: AnyResource, isWanted = true): StoredTree {
  const host = useHost();
  const hasTree = resource.list?.tree !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    // The registry keys resources by these very names.
    ...listQuery(host, resource.name as ResourceName, {}),
    enabled: isWanted && hasTree,
  });
  const records = data?.records;
  const tree = useMemo<Tree | undefined>(
    () => (hasTree ? records && buildTree(resource, records) : undefined),
    [resource, records, hasTree],
  );
  return { tree, error, isFetching, refetch };
}

/** What parts the titles of a path. It is no word, so it is the same in every language. */
const between = " / ";

/** A node's path as a text: "Clothes / Shirts". */
export function pathTitle(resource: AnyResource, node: TreeNode): string {
  return pathTo(node)
    .map(({ record }) => titleOf(resource, record))
    .join(between);
}
