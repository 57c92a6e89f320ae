import type { ListLink } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Download } from "lucide-react";

/** Pages that the list of a resource leads to: the one that imports its records, and its own. */
export function linksOf({ list }: AnyResource): readonly ListLink[] {
  const { importPath, links = [] } = list ?? {};
  if (importPath === undefined) return links;
  return [{ id: "import", label: "import.button", icon: Download, to: importPath }, ...links];
}
