import { useStorage } from "@tillhouse/extension-sdk/internal";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useAdmin } from "../../../core/context/admin-context";
import { backendHost, knownStoreName } from "../../../core/context/store-name";
import { Zone } from "../../../core/extensions/zone";
import { useDocumentTitle } from "../../../core/page/use-document-title";
import { LanguageSelect } from "../../languages/language-select";
import { BrandMark } from "../../shared/brand-mark";
import { EnvironmentBadge } from "../../shared/environment-badge";
import { LoginBackground } from "./login-background";

export interface AuthFrameProps {
  /** Which page it is, for widgets around it. Without one there is no place for widgets. */
  page?: "login" | "reset-password" | "invite";
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** What stands around all pages that need no session: the brand, one card in the middle, the store at the foot. */
export function AuthFrame({ page, title, lead, children }: AuthFrameProps) {
  const { translate, config, controlled } = useAdmin();
  useDocumentTitle(title);
  const { local } = useStorage();
  const host = backendHost(config);
  return (
    <main className="th-auth">
      <LoginBackground />
      <div className="th-auth__middle">
        {page !== undefined && <Zone name="login.before" props={{ page }} />}
        <div className="th-auth__card">
          <div className="th-auth__brand">
            <BrandMark />
            <span className="th-truncate">{config.brand.name}</span>
            <EnvironmentBadge />
          </div>
          <div className="th-auth__head">
            <h1>{title}</h1>
            {lead !== undefined && <p className="th-auth__lead">{lead}</p>}
          </div>
          {children}
        </div>
        {page !== undefined && <Zone name="login.after" props={{ page }} />}
      </div>
      <footer className="th-auth__foot">
        <span className="th-auth__store" title={host}>
          <Lock className="th-icon th-icon--small" aria-hidden />
          {translate("session.connectedTo", { store: knownStoreName(local, host) ?? host })}
        </span>
        {controlled?.locale !== true && <LanguageSelect />}
      </footer>
    </main>
  );
}
