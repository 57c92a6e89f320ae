import { personName, useCommands, useHost } from "@tillhouse/extension-sdk";
import { Avatar, initialsOf, Menu } from "@tillhouse/extension-sdk/ui";
import { Check, CircleUserRound, Keyboard, LogOut, Monitor, Moon, PanelLeft, Sun } from "lucide-react";
import { Suspense, useState } from "react";
import { type Theme, useAdmin } from "../../core/context/admin-context";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { canSignOut, useAccess, useSignOut } from "../../core/session/session";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";
import { toastError } from "../../core/toasts/toast-error";

const ArrangeSidebar = lazyDialog(() => import("../navigation/sidebar-editor"));

const themes: { theme: Theme; Icon: typeof Sun }[] = [
  { theme: "system", Icon: Monitor },
  { theme: "light", Icon: Sun },
  { theme: "dark", Icon: Moon },
];

/** Who is signed in, how it looks, and the way out. */
export function UserMenu() {
  const { user, translate, notify } = useHost();
  const { theme: current, setTheme, controlled } = useAdmin();
  const offered = controlled?.theme === true ? [] : themes;
  const [isArranging, setIsArranging] = useState(false);
  const signOut = useSignOut();
  const shortcuts = useShortcutRegistry();
  useCommands("everywhere", [
    {
      id: "sidebar",
      label: translate("sidebar.open"),
      icon: <PanelLeft className="th-icon th-icon--mirrored" aria-hidden />,
      run: () => setIsArranging(true),
    },
  ]);
  const canLeave = canSignOut(useAccess());
  const name = personName(user) || user.email;
  const leave = () =>
    signOut.mutate(undefined, {
      onError: (error) => toastError({ translate, notify }, translate("session.notSignedOut"), error),
    });
  return (
    <>
      <Menu
        label={name}
        align="end"
        trigger={
          <button
            type="button"
            className="th-user"
            // What is to be seen of it, then what it is.
            aria-label={`${initialsOf(name)} ${translate("shell.userMenu", { name })}`}
            title={name}
          >
            <Avatar name={name} />
          </button>
        }
        items={[
          { id: "who", heading: name, note: name === user.email ? undefined : user.email },
          { id: "rule-who", separator: true as const },
          {
            id: "personal",
            label: translate("personal.title"),
            icon: <CircleUserRound className="th-icon" aria-hidden />,
            to: "/a/settings/personal-information",
          },
          {
            id: "sidebar",
            label: translate("sidebar.open"),
            icon: <PanelLeft className="th-icon th-icon--mirrored" aria-hidden />,
            onSelect: () => setIsArranging(true),
          },
          {
            id: "shortcuts",
            label: translate("shortcuts.show"),
            icon: <Keyboard className="th-icon" aria-hidden />,
            shortcut: shortcuts.keysOf("everywhere.shortcuts", "?"),
            onSelect: () => shortcuts.find("everywhere.shortcuts")?.run?.(),
          },
          ...(offered.length > 0 ? [{ id: "rule-theme", separator: true as const }] : []),
          ...offered.map(({ theme, Icon }) => ({
            id: theme,
            label: translate(`theme.${theme}`),
            icon:
              theme === current ? (
                <Check className="th-icon" aria-hidden />
              ) : (
                <Icon className="th-icon" aria-hidden />
              ),
            onSelect: () => setTheme(theme),
          })),
          ...(canLeave
            ? [
                { id: "rule", separator: true as const },
                {
                  id: "sign-out",
                  label: translate("session.signOut"),
                  icon: <LogOut className="th-icon th-icon--mirrored" aria-hidden />,
                  onSelect: leave,
                },
              ]
            : []),
        ]}
      />
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangeSidebar onClose={() => setIsArranging(false)} />
        </Suspense>
      )}
    </>
  );
}
