import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { knownEntry, type StaticValue, textOf } from "../../syntax/static-value";

/** Checks that the group that a link or a move names is one of the sidebar's. */
export function checkGroup(
  module: ParsedModule,
  link: StaticValue | undefined,
  groups: readonly string[],
): Problem[] {
  const value = knownEntry(link, "group");
  const group = textOf(value);
  if (value === undefined || group === undefined || groups.includes(group)) return [];
  const meant = didYouMean(group, groups);
  return [
    {
      rule: "group-unknown",
      message: `The sidebar has no group "${group}".`,
      why: "The entry would stand among those of other extensions.",
      hint:
        meant === undefined
          ? `There are: ${groups.join(", ")}. An extension brings further ones in \`groups\`.`
          : `Did you mean "${meant}"?`,
      ...locationOf(module.file, value.start, value.end),
    },
  ];
}
