import { useHost } from "@tillhouse/extension-sdk";
import { copyText } from "@tillhouse/extension-sdk/internal";
import { Button, Menu } from "@tillhouse/extension-sdk/ui";
import { CircleHelp, ClipboardCopy, Keyboard, LifeBuoy, Mail, Search } from "lucide-react";
import { useAdmin } from "../../core/context/admin-context";
import { backendHost } from "../../core/context/store-name";
import { keyCaps } from "../../core/shortcuts/pressed-key";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";

const overview = "everywhere.shortcuts";
const palette = "everywhere.palette";

/**
 * What keys do, where everything is found, what support asks first (the page, the store, the browser), and who helps: the
 * page and the address that the person's own support has.
 */
export function HelpMenu() {
  const { translate, store, locale, timeZone, notify } = useHost();
  const { config } = useAdmin();
  const { help } = config;
  const shortcuts = useShortcutRegistry();
  const { url, email } = help;
  const copyDetails = () =>
    copyText(
      [
        `${store?.name ?? ""} ${backendHost(config)}`.trim(),
        window.location.href,
        `${locale}, ${timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}`,
        navigator.userAgent,
        new Date().toISOString(),
      ].join("\n"),
    ).then(
      () => notify.success(translate("help.detailsCopied"), translate("help.detailsText")),
      () => notify.error(translate("help.detailsNotCopied")),
    );
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
        {
          id: "palette",
          label: translate("palette.open"),
          icon: <Search className="th-icon" aria-hidden />,
          shortcut: keyCaps(shortcuts.keysOf(palette, "Mod+k") ?? "").join(" ") || undefined,
          onSelect: () => shortcuts.find(palette)?.run?.(),
        },
        {
          id: "details",
          label: translate("help.copyDetails"),
          icon: <ClipboardCopy className="th-icon" aria-hidden />,
          onSelect: () => void copyDetails(),
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
