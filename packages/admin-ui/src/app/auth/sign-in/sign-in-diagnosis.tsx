import type { AdminError } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useAdmin } from "../../../core/context/admin-context";
import { diagnoseSignIn, type SignInCause, type SignInFacts } from "./diagnose-sign-in";

/** Some browsers claim to keep cookies and do not: only trying tells. */
function keepsCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in two of three browsers.
    document.cookie = "tillhouse.try=1; SameSite=Lax";
    const isKept = document.cookie.includes("tillhouse.try=1");
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in two of three browsers.
    document.cookie = "tillhouse.try=; Max-Age=0; SameSite=Lax";
    return isKept;
  } catch {
    // A sandboxed frame may not even ask.
    return false;
  }
}

/** Without asking to read the answer, a request succeeds wherever somebody answers at all. */
async function isReachable(backend: string): Promise<boolean> {
  try {
    await fetch(`${backend}/health`, { mode: "no-cors", credentials: "omit", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

export interface SignInDiagnosisProps {
  error: AdminError;
  /** What is shown where no cause is found. */
  children: ReactNode;
}

/** Says why the set-up of page and store keeps everybody from signing in, and which setting cures it. */
export default function SignInDiagnosis({ error, children }: SignInDiagnosisProps) {
  const { translate, config } = useAdmin();
  const [causes, setCauses] = useState<readonly SignInCause[]>();
  const backend = config.backend === "" ? window.location.origin : config.backend;
  const failure = error.code === "network" ? "no-answer" : "forgotten";
  const { auth } = config;
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const facts: SignInFacts = {
        page: window.location.href,
        backend,
        auth,
        failure,
        keepsCookies: navigator.cookieEnabled && keepsCookies(),
        isFramed: window.self !== window.top,
        isReachable: failure === "no-answer" && (await isReachable(backend)),
      };
      if (isCurrent) setCauses(diagnoseSignIn(facts));
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [backend, auth, failure]);
  if (causes === undefined) return null;
  if (causes.length === 0) return children;
  const values = { page: window.location.origin, backend: new URL(backend).origin };
  return (
    <Banner
      tone="negative"
      title={translate(failure === "no-answer" ? "signInFailure.noAnswer" : "signInFailure.forgotten")}
    >
      {failure === "forgotten" && (
        <p>{translate(causes.length === 1 ? "signInFailure.cause" : "signInFailure.causes")}</p>
      )}
      <dl className="th-causes">
        {causes.map((cause) => (
          <div key={cause}>
            <dt>{translate(`signInFailure.${cause}`, values)}</dt>
            <dd>{translate(`signInFailure.${cause}Text`, values)}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
