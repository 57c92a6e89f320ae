import { UiProvider } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { AdminContext, type AdminContextValue } from "../src/core/admin-context";
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
export function InAdmin({ children }: { children: ReactNode }) {
  // Only what telling of errors uses of an admin.
  const admin = { direction: "ltr", translate } as AdminContextValue;
  return (
    <AdminContext.Provider value={admin}>
      <UiProvider container={document.body} locale="en" translate={translate} direction="ltr">
        {children}
      </UiProvider>
    </AdminContext.Provider>
  );
}
