import { Link } from "react-router-dom";
import { describeError } from "../../errors/describe-error";
import { formatNumber } from "../../format/number";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Banner } from "../../ui/feedback/banner";
import type { ImportDefinition } from "../model/import-definition";
import type { MappedTable } from "../model/mapped-table";
import type { ImportJobState } from "../model/use-import-job";
import type { useImportPlan } from "../model/use-import-plan";

/** What {@link ImportJob} takes. */
export interface ImportJobProps {
  /** The job, and what is being done with it. */
  state: ImportJobState;
  /** What the import will do, as far as it is checked. */
  plan: ReturnType<typeof useImportPlan>;
  /** The rows that are sent. */
  table: MappedTable | undefined;
  /** Finds the row that an error of the store is about. */
  rowOf: ImportDefinition<never, never>["rowOf"];
  /** The list that it leads back to. */
  back: {
    /** Path inside the app's router. */
    to: string;
    /** What the list is called. */
    label: string;
  };
  /** Leads back to the rows. */
  onRows(): void;
  /** Forgets this import, to begin another. */
  onClear(): void;
}

/** The job of the store: sent, prepared, confirmed, done, or what went wrong. */
export function ImportJob({ state, plan, table, rowOf, back, onRows, onClear }: ImportJobProps) {
  const { translate, locale } = useHost();
  const { job, status, busy, error, errors, watchError } = state;
  const isWorking = busy === "prepare" || ["created", "confirmed", "processing"].includes(status ?? "");
  const { count, advancement_count: done } = job?.result ?? {};
  const isCounted = typeof count === "number" && count > 0 && typeof done === "number" && done > 0;
  const phase = busy === "prepare" ? "sending" : (status ?? "idle");
  const cancel = (
    <Button isLoading={busy === "cancel"} disabled={busy !== undefined} onClick={() => void state.cancel()}>
      {translate("import.job.cancel")}
    </Button>
  );
  const rows = <Button onClick={onRows}>{translate("import.job.rows")}</Button>;
  return (
    <div className="th-import__job">
      {error && (
        <Banner tone="negative" title={translate("import.job.notDone")}>
          {describeError(error, translate)}
        </Banner>
      )}
      {watchError && job === undefined && (
        <Banner tone="caution">{describeError(watchError, translate)}</Banner>
      )}
      <p role="status" className="th-import__phase">
        {translate(`import.job.phases.${phase}`)}
      </p>
      {isWorking && (
        <>
          <progress
            className="th-progress"
            aria-label={translate(`import.job.phases.${phase}`)}
            max={isCounted ? count : undefined}
            value={isCounted ? done : undefined}
          />
          {isCounted && (
            <p className="th-muted">
              {translate("import.job.progress", {
                done: formatNumber(done, locale),
                count: formatNumber(count, locale),
              })}
            </p>
          )}
          {status !== undefined && status !== "created" && (
            <p className="th-muted">{translate("import.job.goesOn")}</p>
          )}
        </>
      )}
      {(status === "pre_processed" || status === "completed") && (
        <dl className="th-import__counts" aria-label={translate("import.job.counted")}>
          {Object.entries(Object(job?.result?.operations)).map(([name, value]) => (
            <div key={name} data-empty={value === 0 || undefined}>
              <dt>{translate(`import.operations.${name}`)}</dt>
              <dd>{formatNumber(Number(value), locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {state.isOther && <Banner tone="caution">{translate("import.job.otherCounts")}</Banner>}
      {errors.length > 0 && (
        <Banner tone="negative" title={translate("import.job.nothingDone")}>
          <ul className="th-import__errors">
            {errors.map(({ message }) => {
              const row = table && rowOf?.(message, table);
              return (
                <li key={message}>
                  {row !== undefined && <b>{translate("import.rows.goTo", { row: row + 2 })}: </b>}
                  <bdi>{message}</bdi>
                </li>
              );
            })}
          </ul>
        </Banner>
      )}
      <div className="th-row th-row--wrap">
        {job === undefined && (
          <>
            <Button
              variant="primary"
              isLoading={busy === "prepare"}
              disabled={plan.phase !== "ready"}
              onClick={() => void state.prepare()}
            >
              {translate(error ? "action.retry" : "import.job.prepare")}
            </Button>
            {busy === undefined && rows}
          </>
        )}
        {status === "pre_processed" && (
          <>
            <Button
              variant="primary"
              isLoading={busy === "confirm"}
              disabled={busy !== undefined}
              onClick={() => void state.confirm()}
            >
              {translate("import.job.confirm")}
            </Button>
            {cancel}
          </>
        )}
        {["created", "confirmed", "processing"].includes(status ?? "") && cancel}
        {(status === "failed" || status === "canceled") && rows}
        {status === "completed" && (
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
