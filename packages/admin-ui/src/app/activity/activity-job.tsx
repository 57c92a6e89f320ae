import { formatNumber, statusStyles, useHost } from "@tillhouse/extension-sdk";
import type { BatchJob, StatusName } from "@tillhouse/extension-sdk/internal";
import { Button, CopyableText, DateTime, Disclosure, Status } from "@tillhouse/extension-sdk/ui";
import { Cog, Download, FileDown, FileUp } from "lucide-react";
import {
  type BatchJobStatus,
  errorsOf,
  fileName,
  hasEnded,
  isFileExpired,
  jobName,
  statusOf,
  waitsForConfirmation,
} from "../../core/activity/batch-jobs";
import { endOf } from "../../core/activity/polling";
import type { JobAction } from "./use-job-actions";

export interface ActivityJobProps {
  job: BatchJob;
  /** The file that it made is still there. */
  hasFile: boolean;
  /** What is being done with it. */
  busy: JobAction | undefined;
  /** Something is being done with it or another one. */
  isDisabled: boolean;
  onAction: (jobAction: JobAction) => void;
}

const styles: Record<BatchJobStatus, StatusName> = {
  created: "scheduled",
  pre_processed: "proposed",
  confirmed: "processing",
  processing: "underway",
  completed: "done",
  canceled: "off",
  failed: "alert",
};

/** One job of the store: what it is, how far, what went wrong, its file, and what can be done with it. */
export function ActivityJob({ job, hasFile, busy, isDisabled, onAction }: ActivityJobProps) {
  const { translate, user } = useHost();
  const status = statusOf(job);
  const asks = waitsForConfirmation(job);
  const isExport = job.type.endsWith("-export");
  const Icon = isExport ? FileDown : job.type.endsWith("-import") ? FileUp : Cog;
  const isExpired = hasFile && isFileExpired(job);
  const canSave = hasFile && status === "completed" && !isExpired;
  // What somebody called off may have had its file taken away, and a store may fall over that.
  const canRepeat = status === "failed" || (isExport && hasEnded(job) && !canSave);
  const jobAction = (name: JobAction, label: string) => (
    <Button
      size="small"
      variant={name === "confirm" ? "primary" : "secondary"}
      icon={name === "download" && <Download className="th-icon" aria-hidden />}
      isLoading={busy === name}
      disabled={isDisabled && busy !== name}
      onClick={() => onAction(name)}
    >
      {label}
    </Button>
  );
  return (
    <li className="th-event" data-status={status}>
      <span className="th-event__mark">
        <Icon className="th-icon" aria-hidden />
      </span>
      <div>
        <p className="th-event__head">
          <span className="th-event__title">{jobName(job)}</span>
          <DateTime className="th-event__when" value={endOf(job) ?? job.created_at} style="relative" />
        </p>
        <p className="th-event__body th-job__facts">
          <Status {...statusStyles[styles[status]]}>{translate(`jobs.status.${status}`)}</Status>{" "}
          <span>
            {translate(job.created_by === null || job.created_by === user.id ? "jobs.byYou" : "jobs.byOther")}
          </span>
        </p>
        {!hasEnded(job) && !asks && <Progress job={job} />}
        {asks && <Announcements job={job} />}
        <Errors job={job} />
        {job.result?.file_key !== undefined && status === "completed" && (
          <FileFacts job={job} isExpired={isExpired} isDeleted={!hasFile} />
        )}
        <div className="th-event__actions">
          {asks && jobAction("confirm", translate("jobs.actions.confirm"))}
          {!hasEnded(job) && jobAction("cancel", translate("jobs.actions.cancel"))}
          {canSave && jobAction("download", translate("jobs.actions.download"))}
          {canRepeat && jobAction("again", translate("jobs.actions.again"))}
          {hasFile &&
            status === "completed" &&
            jobAction("deleteFile", `${translate("jobs.actions.deleteFile")}…`)}
        </div>
      </div>
    </li>
  );
}

/** How many of how many are done, where the store says so. */
function Progress({ job: { result, type } }: { job: BatchJob }) {
  const { translate, locale } = useHost();
  const { count, advancement_count: done = 0 } = result ?? {};
  if (typeof count !== "number" || count === 0) return null;
  return (
    <div className="th-job__progress">
      <progress className="th-progress" aria-label={jobName({ type })} max={count} value={done} />
      <span>
        {translate("jobs.progress", { done: formatNumber(done, locale), count: formatNumber(count, locale) })}
      </span>
    </div>
  );
}

/** What the store says it is going to do, in its own words. */
function Announcements({ job: { result } }: { job: BatchJob }) {
  return (result?.stat_descriptors ?? []).map(({ key, message }) => (
    <p key={key ?? message} className="th-event__body">
      {message}
    </p>
  ));
}

function Errors({ job }: { job: BatchJob }) {
  const { translate } = useHost();
  const errors = errorsOf(job);
  if (errors.length === 0) return null;
  const place = (row: number | undefined) => (row === undefined ? "" : translate("jobs.row", { row }));
  const lines = errors.map(({ row, message }) => [place(row), message].filter(Boolean).join("\t"));
  return (
    <div className="th-job__errors">
      <Disclosure title={translate("jobs.errors", { count: errors.length })}>
        <ol>
          {errors.map(({ row, message }, index) => (
            // The store's errors have no names of their own, and their list only grows.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={index}>
              {row !== undefined && <b>{place(row)}</b>} {message}
            </li>
          ))}
        </ol>
        <CopyableText value={lines.join("\n")} label={translate("jobs.errorList")} isMasked>
          <span>{translate("jobs.copyErrors")}</span>
        </CopyableText>
      </Disclosure>
    </div>
  );
}

/** Bytes as people read them: `308 kB`. */
function sizeText(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1_000_000 ? (["kilobyte", 1000] as const) : (["megabyte", 1_000_000] as const);
  const value = bytes / size;
  return formatNumber(value, locale, {
    style: "unit",
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}

function FileFacts({ job, isExpired, isDeleted }: { job: BatchJob; isExpired: boolean; isDeleted: boolean }) {
  const { translate, locale } = useHost();
  const { file_key: key, file_size: size } = job.result ?? {};
  if (isDeleted) return <p className="th-event__body">{translate("jobs.fileDeleted")}</p>;
  if (isExpired) return <p className="th-event__body">{translate("jobs.fileExpired")}</p>;
  return (
    <p className="th-event__body th-job__facts">
      <bdi dir="ltr" className="th-truncate" title={key}>
        {key !== undefined && fileName(key)}
      </bdi>
      {size !== undefined && <span className="th-job__size">{sizeText(size, locale)}</span>}
    </p>
  );
}
