import { type AnyLoad, toAdminError } from "@tillhouse/extension-sdk";
import { Button, ErrorState, Spinner } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, lazy, Suspense, useMemo, useState } from "react";
import { useAdmin } from "./admin-context";
import { Boundary } from "./boundary";
import { reloadPage } from "./reload-page";

/** Props of {@link Contribution}. */
export interface ContributionProps {
  load: AnyLoad;
  /** The extension that brought it; named when it fails. */
  owner: string;
  /** The author's file; named when it fails. */
  source?: string;
  /** Handed on to the component. */
  props: object;
}

/** Whether its file is gone, as it is after a new version was put online. */
function isMissing(error: Error): boolean {
  return toAdminError(error).code === "stale";
}

/**
 * A component of an extension: loaded when shown, and alone in its boundary. When it fails, a card names the extension
 * and the file, and offers another try; the page around it goes on.
 */
export function Contribution({ load, owner, source, props }: ContributionProps) {
  const { translate } = useAdmin();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt has to import anew.
  const Loaded = useMemo(
    // The zone or route that the component was registered for decides these props; see `ZoneProps`.
    () => lazy(load as () => Promise<{ default: ComponentType<object> }>),
    [load, attempt],
  );
  return (
    <Boundary
      key={attempt}
      onError={(error) =>
        console.error(`Tillhouse: the extension "${owner}" failed (${source ?? "no file known"})`, error)
      }
      fallback={(error) => (
        <ErrorState
          title={translate("extension.failed", { owner })}
          description={translate(isMissing(error) ? "extension.missingText" : "extension.failedText")}
          details={[source, error.message].filter(Boolean).join("\n")}
          actions={
            <>
              {isMissing(error) && (
                <Button size="small" variant="primary" onClick={reloadPage}>
                  {translate("action.reload")}
                </Button>
              )}
              <Button size="small" onClick={() => setAttempt(attempt + 1)}>
                {translate("action.retry")}
              </Button>
            </>
          }
        />
      )}
    >
      <Suspense fallback={<Spinner size="small" label={translate("state.loading")} />}>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  );
}
