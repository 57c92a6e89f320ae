import type { ExtensionDefinition, RouteLink } from "@tillhouse/extension-sdk/internal";
import type { RegistryProblem } from "./registry-problem";

/** What the links of pages may name. */
export interface LinkSetting {
  /** Ids of all groups of the sidebar. */
  groups: ReadonlySet<string>;
  /** Paths of all entries of the sidebar, such as `/products`. */
  entries: ReadonlySet<string>;
  report(problem: RegistryProblem): void;
}

/** The link of a page as far as it can be kept: what it names and is not there is left out and reported. */
export function judgeLink(
  { path, link, owner, source }: { path: string; link?: RouteLink; owner: string; source?: string },
  { groups, entries, report }: LinkSetting,
): RouteLink | undefined {
  if (link === undefined) return undefined;
  const problem = (reason: string, values?: Record<string, string>) =>
    report({ owner, source, reason, values: { path, ...values } });
  if (path.includes("/:")) {
    problem("linkParameter");
    return undefined;
  }
  const { group, parent, ...kept } = link;
  const hasGroup = group === undefined || groups.has(group);
  const hasParent = parent === undefined || (entries.has(parent) && parent !== path);
  if (!hasGroup) problem("unknownGroup", { group });
  if (!hasParent) problem("unknownParent", { parent });
  return { ...kept, ...(hasGroup && { group }), ...(hasParent && { parent }) };
}

/** Reports entries that are moved into groups that there are not; they go to the extensions. */
export function judgeMoves(
  { id: owner, source, changes = [] }: ExtensionDefinition,
  { groups, report }: LinkSetting,
): void {
  for (const change of changes)
    if (change.kind === "move" && change.to.group !== undefined && !groups.has(change.to.group))
      report({
        owner,
        source,
        reason: "unknownGroup",
        values: { path: change.target, group: change.to.group },
      });
}
