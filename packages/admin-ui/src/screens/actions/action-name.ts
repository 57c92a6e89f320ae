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

/**
 * What leads to a question, a form or a screen, and not straight to what it does: three dots say that something else comes first. A
 * label that is a question itself says so already.
 *
 * @example withDots("Refund") // "Refund…"
 */
export function withDots(label: string): string {
  return /[?？؟]$/.test(label) ? label : `${label}…`;
}
