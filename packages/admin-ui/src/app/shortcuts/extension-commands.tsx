import { type Command, isAdminError, useCommands, useHost } from "@tillhouse/extension-sdk";
import { useAdmin } from "../../core/context/admin-context";
import { labelOf } from "../../core/i18n/extension-label";
import { toastError } from "../../core/toasts/toast-error";
import { EntryIcon } from "../shared/entry-icon";

/** What extensions offer to be done from everywhere. What fails is told with the name of its extension. */
export default function ExtensionCommands() {
  const host = useHost();
  const { registry, health } = useAdmin();
  const { translate } = host;
  const commands = registry.commands.map(
    ({ owner, source, id, label, keywords, icon, shortcut, to, run }): Command => {
      const name = labelOf(label, translate);
      const fail = (thrown: unknown) => {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        health.report({ owner, source, place: id, error });
        console.error(`Tillhouse: the command "${id}" of the extension "${owner}" failed`, error);
        const title = translate("extension.commandFailed", { owner, name });
        // What the store has to say is worded for people; anything else is what the author wrote.
        if (isAdminError(error)) toastError(host, title, error);
        else host.notify.error(title, error.message);
      };
      const start = () => {
        try {
          Promise.resolve(run?.(host)).catch(fail);
        } catch (error) {
          fail(error);
        }
      };
      return {
        id: `${owner}/${id}`,
        label: name,
        keywords: keywords,
        icon: icon && <EntryIcon icon={icon} />,
        shortcut: shortcut,
        ...(to === undefined ? run && { run: start } : { to: `/a${to}` }),
      };
    },
  );
  useCommands("extensions", commands);
  return null;
}
