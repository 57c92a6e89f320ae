import { Link } from "react-router-dom";
import { describeError } from "../../errors/describe-error";
import { formatNumber } from "../../format/number";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Banner } from "../../ui/feedback/banner";
import type { useImportPlan } from "../model/use-import-plan";
import type { ImportSendingState } from "../model/use-import-sending";
import { ImportSummary } from "./import-summary";

/** What {@link ImportSendingPanel} takes. */
export interface ImportSendingPanelProps {
  /** The calls, and how far they are. */
  state: ImportSendingState;
  /** What the import will do, as far as it is checked. */
  plan: ReturnType<typeof useImportPlan>;
  /** The page that it leads back to. */
  back: {
    /** Path inside the app's router. */
    to: string;
    /** What the page is called. */
    label: string;
  };
  /** Leads back to the rows. */
  onRows(): void;
  /** Forgets this import, to begin another. */
  onClear(): void;
}

/** The calls of an import that has no job: what they will write, how far they are, done, or what went wrong. */
export function ImportSendingPanel({ state, plan, back, onRows, onClear }: ImportSendingPanelProps) {
  const { translate, locale } = useHost();
  const { phase, progress, error, result } = state;
  const isRunning = phase === "running";
  const preview = plan.plan;
  const isReady = plan.phase === "ready" && preview?.problems.length === 0;
  const isIdle = Object.values(preview?.operations ?? {}).every((count) => count === 0);
  const isEmpty = phase === "idle" && plan.phase === "ready" && isIdle;
  return (
    <div className="th-import__job">
      {error && (
        <Banner tone="negative" title={translate("import.sending.notDone")}>
          {describeError(error, translate)}
        </Banner>
      )}
      <p role="status" className="th-import__phase">
        {translate(isEmpty ? "import.rows.nothing" : `import.sending.phases.${phase}`)}
      </p>
      {isRunning && (
        <>
          <progress
            className="th-progress"
            aria-label={translate("import.sending.phases.running")}
            max={progress?.count}
            value={progress?.done}
          />
          {progress && (
            <p className="th-muted">
              {translate("import.job.progress", {
                done: formatNumber(progress.done, locale),
                count: formatNumber(progress.count, locale),
              })}
            </p>
          )}
          <p className="th-muted">{translate("import.sending.stay")}</p>
        </>
      )}
      {phase === "idle" && preview && <ImportSummary preview={preview} />}
      {result && <ImportSummary preview={{ counts: {}, notes: result.notes }} />}
      {result && result.refused.length > 0 && (
        <Banner tone="negative" title={translate("import.sending.refused", { count: result.refused.length })}>
          <ul className="th-import__errors">
            {result.refused.map(({ row, message }) => (
              <li key={`${row} ${message}`}>
                <b>{translate("import.rows.goTo", { row: row + 2 })}: </b>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <div className="th-row th-row--wrap">
        {isRunning && <Button onClick={state.stop}>{translate("import.sending.stop")}</Button>}
        {!isRunning && phase !== "completed" && (
          <>
            <Button
              variant="primary"
              disabled={!isReady || isEmpty}
              isLoading={plan.phase === "asking" || plan.phase === "checking"}
              onClick={() => void state.start()}
            >
              {translate(phase === "idle" ? "import.job.confirm" : "import.sending.goOn")}
            </Button>
            <Button onClick={onRows}>{translate("import.job.rows")}</Button>
          </>
        )}
        {phase === "completed" && (
          <>
            <Link className="th-button th-button--primary" to={back.to}>
              {translate("import.job.see", { list: back.label })}
            </Link>
            <Button onClick={onClear}>{translate("import.job.another")}</Button>
          </>
        )}
      </div>
    </div>
  );
}
