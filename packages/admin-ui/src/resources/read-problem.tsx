import { describeError, type ReadState, useHost } from "@tillhouse/extension-sdk";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";

/** What a form could not read from the store, and another try. Nothing where all went well. */
export function ReadProblem({ error, refetch }: Pick<ReadState, "error" | "refetch">) {
  const { translate } = useHost();
  if (error === null) return null;
  return (
    <Banner
      tone="negative"
      action={
        <Button size="small" onClick={() => void refetch()}>
          {translate("action.retry")}
        </Button>
      }
    >
      {describeError(error, translate)}
    </Banner>
  );
}
