import type { AnyAction } from "@tillhouse/extension-sdk";
import type { AnyResource, Translate } from "@tillhouse/extension-sdk/internal";

/** What an action is called in menus, and over its form: several that are one form have one name. */
export function actionName(
  { name, actions = [] }: Pick<AnyResource, "name" | "actions">,
  { id, alternativeTo = id }: AnyAction,
  translate: Translate,
): string {
  return actions.some((other) => other.alternativeTo === alternativeTo)
    ? translate(`${name}.alternatives.${alternativeTo}`)
    : translate(`${name}.actions.${id}`);
}
