import type { ReactNode } from "react";
import type { QueryState } from "../data/data";
import { describeError } from "../errors/describe-error";
import { useHost } from "../resource/use-host";
import { Button } from "../ui/controls/button";
import { Banner } from "../ui/feedback/banner";

/** A read that may have failed, and what that means for the form. */
export interface ReadProblemProps extends Pick<QueryState, "error" | "refetch"> {
  /** What it means where work goes on without it; what went wrong when left out. */
  children?: ReactNode;
}

/**
 * What a form could not read from the store, and another try. Nothing where all went well.
 *
 * @example
 * const { data, error, refetch } = useAdminQuery<Boxes>("boxes", "/boxes");
 * <ReadProblem {...{ error, refetch }} />
 */
export function ReadProblem({ error, refetch, children }: ReadProblemProps) {
  const { translate } = useHost();
  if (error === null) return null;
  return (
    <Banner
      tone={children === undefined ? "negative" : "caution"}
      action={
        <Button size="small" onClick={() => void refetch()}>
          {translate("action.retry")}
        </Button>
      }
    >
      {children ?? describeError(error, translate)}
    </Banner>
  );
}
