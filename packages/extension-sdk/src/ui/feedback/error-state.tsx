import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useUi } from "../base/ui-context";
import { RequestId } from "../text/request-id";

/** What {@link ErrorState} takes. */
export interface ErrorStateProps {
  /** What happened: "Orders could not be loaded". */
  title: ReactNode;
  /** What was kept and what to do. */
  description: ReactNode;
  /** "Try again", "Copy details". */
  actions?: ReactNode;
  /** The technical text, folded. */
  details?: string;
  /** Id of the request that failed, offered to be copied. */
  requestId?: string;
  /** 1 where it is all that there is on the page. */
  level?: 1;
}

/** In the place of what could not be loaded. Announced at once. */
export function ErrorState({ title, description, actions, details, requestId, level }: ErrorStateProps) {
  const { translate } = useUi();
  const Title = level === 1 ? "h1" : "p";
  return (
    <div className="th-empty" role="alert">
      <span className="th-empty__icon th-empty__icon--negative" aria-hidden="true">
        <TriangleAlert className="th-icon th-icon--large" />
      </span>
      <Title className="th-empty__title">{title}</Title>
      <p className="th-empty__text">{description}</p>
      {requestId !== undefined && <RequestId id={requestId} />}
      {actions && <div className="th-empty__actions">{actions}</div>}
      {details && (
        <details className="th-empty__details">
          <summary>{translate("ui.error.details")}</summary>
          <pre className="th-mono">{details}</pre>
        </details>
      )}
    </div>
  );
}
