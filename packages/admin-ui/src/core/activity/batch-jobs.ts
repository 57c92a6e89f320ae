import { type BatchJob, statusOf } from "@tillhouse/extension-sdk/internal";

export {
  type BatchJobStatus,
  errorsOf,
  hasEnded,
  statusOf,
} from "@tillhouse/extension-sdk/internal";

/** How long the file of a batch job can be counted on, in milliseconds. */
const fileLife = 24 * 60 * 60 * 1000;

/** Keys that the store writes into a job's context while it works: a new job of the same kind starts without them. */
const workingKeys = ["list_config", "shape", "retry_count"];

/** A batch job's type as a person reads it: "Product import". */
export function jobName({ type }: Pick<BatchJob, "type">): string {
  const words = type.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Whether a job waits for a person to say that it may change something. A store goes on from here by itself unless it is a
 * dry run, and its list of jobs calls none a dry run.
 */
export function waitsForConfirmation(job: BatchJob): boolean {
  return statusOf(job) === "pre_processed";
}

/**
 * What the file of a job is called without the moments that the store puts around its name.
 *
 * @example fileName("exports/1795246470673-order-export-1795246470672.csv") // "order-export.csv"
 */
export function fileName(key: string): string {
  return (key.split("/").at(-1) ?? key).replace(/^\d{10,}-/, "").replace(/-\d{10,}(?=\.\w+$)/, "");
}

/** Whether the file of a finished job is older than a day. */
export function isFileExpired({ completed_at }: BatchJob, now = Date.now()): boolean {
  return completed_at !== null && now - Date.parse(completed_at) > fileLife;
}

/**
 * What makes the same job again. Take a job that was asked for on its own: in lists the store forgets whether it was a dry
 * run. The store replaces the order that was asked for by a configuration of its own, so that
 * is turned back.
 */
export function sameJob({ type, dry_run, context }: BatchJob): Record<string, unknown> {
  const kept = Object.entries(context ?? {}).filter(([key]) => !workingKeys.includes(key));
  const order: unknown = Reflect.get(Object(context?.list_config), "order");
  const [key, direction] = Object.entries(Object(order))[0] ?? [];
  const asked = key === undefined ? {} : { order: direction === "DESC" ? `-${key}` : key };
  return { type, dry_run, context: { ...asked, ...Object.fromEntries(kept) } };
}
