import { UiProvider } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useState } from "react";
import { resolveConfig } from "../src/config/config";
import { AdminContext, type AdminContextValue } from "../src/core/context/admin-context";
import { createExtensionHealth, type ExtensionHealth } from "../src/core/context/extension-health";
import english from "../src/messages/en.json";

const texts: Record<string, string> = english;

/** English, as people read it. */
export function translate(key: string, values: Record<string, string | number> = {}): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
    texts[key] ?? key,
  );
}

/** What surrounds a part of the admin that tells of errors. */
export function InAdmin({ children, health }: { children: ReactNode; health?: ExtensionHealth }) {
  const [own] = useState(() => health ?? createExtensionHealth());
  // Only what telling of errors uses of an admin.
  const admin = {
    direction: "ltr",
    translate,
    health: own,
    config: resolveConfig({}, "test"),
  } as AdminContextValue;
  return (
    <AdminContext.Provider value={admin}>
      <UiProvider container={document.body} locale="en" translate={translate} direction="ltr">
        {children}
      </UiProvider>
    </AdminContext.Provider>
  );
}
