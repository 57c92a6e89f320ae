import { useHost } from "@tillhouse/extension-sdk";
import { Button, Menu } from "@tillhouse/extension-sdk/ui";
import { CircleHelp, Keyboard, LifeBuoy, Mail } from "lucide-react";
import { useAdmin } from "../core/admin-context";
import { useShortcutRegistry } from "../core/shortcuts";

const overview = "everywhere.shortcuts";

/** What keys do, and who helps: the page and the address that the person's own support has. */
export function HelpMenu() {
  const { translate } = useHost();
  const { help } = useAdmin().config;
  const shortcuts = useShortcutRegistry();
  const { url, email } = help;
  return (
    <Menu
      label={translate("help.title")}
      align="end"
      trigger={
        <Button
          variant="ghost"
          iconOnly
          label={translate("help.title")}
          icon={<CircleHelp className="th-icon" aria-hidden />}
        />
      }
      items={[
        {
          id: "keys",
          label: translate("shortcuts.show"),
          icon: <Keyboard className="th-icon" aria-hidden />,
          shortcut: shortcuts.keysOf(overview, "?"),
          onSelect: () => shortcuts.find(overview)?.run?.(),
        },
        ...(url === undefined
          ? []
          : [
              {
                id: "page",
                label: translate("help.page"),
                icon: <LifeBuoy className="th-icon" aria-hidden />,
                onSelect: () => void window.open(url, "_blank", "noopener"),
              },
            ]),
        ...(email === undefined
          ? []
          : [
              {
                id: "mail",
                label: translate("help.mail", { email }),
                icon: <Mail className="th-icon" aria-hidden />,
                onSelect: () => window.location.assign(`mailto:${email}`),
              },
            ]),
      ]}
    />
  );
}
