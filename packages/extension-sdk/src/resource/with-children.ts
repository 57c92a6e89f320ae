import { buildTree } from "./build-tree";
import type { AnyResource } from "./define-resource";

/** Records of a tree with those right below each, under the key that the API has them in where it answers one record. */
export function withChildren<Item extends object>(resource: AnyResource, records: readonly Item[]): Item[] {
  const { childrenKey } = resource.list?.tree ?? {};
  if (childrenKey === undefined) return [...records];
  const { nodes } = buildTree(resource, records);
  return [...nodes.values()].map(
    ({ record, children }) =>
      // The nodes were made of these very records, in their order.
      ({ ...record, [childrenKey]: children.map((child) => child.record) }) as Item,
  );
}
