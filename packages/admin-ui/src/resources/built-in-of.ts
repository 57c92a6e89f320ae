import { cell, defineExtension, filter } from "@tillhouse/extension-sdk";
import type { AnyResource, ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import type { ResourceGroup } from "./built-in-groups";

/** Known by name to those that refer to it, and found nowhere. */
function withoutPlace(resource: AnyResource): AnyResource {
  const { nav: _nav, ...others } = resource;
  return { ...others, search: false };
}

/** What comes with the admin, of these groups: an extension like any other. What several of them have is there once. */
export function builtInOf(groups: readonly ResourceGroup[]): ExtensionDefinition {
  const contents = groups.map((group) => group());
  const own = contents.flatMap(({ resources }) => resources);
  const related = contents.flatMap((content) => (content.related ?? []).map(withoutPlace));
  const byName = new Map([...related, ...own].map((resource) => [resource.name, resource]));
  return defineExtension({
    id: "tillhouse",
    // The kinds of fields come with the form.
    kinds: { cells: cell.kinds, filters: filter.kinds },
    routes: contents.flatMap(({ routes = [] }) => routes),
    commands: contents.flatMap(({ commands = [] }) => commands),
    resources: [...byName.values()],
  });
}
