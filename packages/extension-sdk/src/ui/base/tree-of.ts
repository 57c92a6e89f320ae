/** What finds elements beside a node by id or selector: the document, or the shadow root that the admin is in. */
export function treeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : (node.ownerDocument ?? document);
}
