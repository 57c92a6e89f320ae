import { type AdminError, describeError, useHost } from "@tillhouse/extension-sdk";
import { type Breadcrumb, Button, ErrorState, LinkButton } from "@tillhouse/extension-sdk/ui";
import { RotateCcw } from "lucide-react";

export interface LoadErrorProps {
  error: AdminError | undefined;
  title: string;
  /** What was kept, in one sentence. */
  kept?: string;
  onRetry: () => void;
  /** Where to go first, for what is likely to fail another time. */
  instead?: Breadcrumb;
}

/** Says what could not be loaded, what was kept and what to do. */
export function LoadError({ error, title, kept, onRetry, instead }: LoadErrorProps) {
  const { translate } = useHost();
  return (
    <ErrorState
      title={title}
      description={[describeError(error, translate), kept].filter(Boolean).join(" ")}
      requestId={error?.details.requestId}
      actions={
        <>
          {instead && <LinkButton to={instead.to}>{instead.label}</LinkButton>}
          <Button
            variant={instead && "ghost"}
            icon={<RotateCcw className="th-icon" aria-hidden />}
            onClick={onRetry}
          >
            {translate("action.retry")}
          </Button>
        </>
      }
    />
  );
}
