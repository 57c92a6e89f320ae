import type { MockDatabase } from "../database/mock-database";
import { refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { serializeRow } from "../database/serialize-row";
import { type MockCall, type MockRoutes, textsIn } from "../http/mock-call";

/** Dates of a batch job, step by step, so many milliseconds after it was made. */
const jobSteps = [
  ["pre_processed_at", 400],
  ["confirmed_at", 700],
  ["processing_at", 1000],
  ["completed_at", 2500],
] as const;

/** Lets a job go on by itself, as the store's worker would. */
function advance(db: MockDatabase, job: MockRow): MockRow {
  if (job.canceled_at !== null || job.failed_at !== null) return job;
  const started = new Date(job.created_at).getTime();
  for (const [column, after] of jobSteps) {
    const at = started + after;
    const mayGoOn = column !== "confirmed_at" || job.dry_run !== true;
    if (job[column] === null && at <= db.now().getTime() && mayGoOn) job[column] = new Date(at).toISOString();
    if (!mayGoOn && job.confirmed_at === null) break;
  }
  const count = db.rows(String(job.type).startsWith("order") ? "order" : "product").length;
  const progress = job.completed_at !== null ? 1 : job.processing_at !== null ? 0.5 : 0;
  job.result = {
    count,
    advancement_count: Math.round(count * progress),
    progress,
    ...(progress === 1 ? { file_key: `exports/${job.id}.csv`, file_size: count * 327 } : {}),
    stat_descriptors: [
      { key: `${job.type}-count`, name: "Records", message: `There will be ${count} records in the file.` },
    ],
  };
  return job;
}

function shownJob(db: MockDatabase, row: MockRow): object {
  return serializeRow(db, { table: "batch_job", row: advance(db, row) });
}

/** Work that the store does by itself, and files. */
export const jobRoutes: MockRoutes = {
  "GET /batch-jobs": ({ db, query }) => {
    const types = query.type === undefined ? undefined : textsIn(query.type);
    const rows = db.rows("batch_job").filter(({ type }) => types?.includes(String(type)) ?? true);
    const offset = Number(query.offset ?? 0);
    const limit = Number(query.limit ?? 10);
    const page = rows.toReversed().slice(offset, offset + limit);
    return { batch_jobs: page.map((row) => shownJob(db, row)), count: rows.length, offset, limit };
  },
  "POST /batch-jobs": ({ db, payload, user }) => {
    const job = db.insert("batch_job", { ...payload, created_by: user.id });
    return Response.json({ batch_job: shownJob(db, job) }, { status: 201 });
  },
  "GET /batch-jobs/:id": ({ db, params }) => ({
    batch_job: shownJob(db, db.require("batch_job", params.id)),
  }),
  "POST /batch-jobs/:id/confirm": ({ db, params }) => {
    const job = db.require("batch_job", params.id);
    db.update("batch_job", job, { confirmed_at: db.now().toISOString(), dry_run: false });
    return { batch_job: shownJob(db, job) };
  },
  "POST /batch-jobs/:id/cancel": ({ db, params }) => {
    const job = db.require("batch_job", params.id);
    if (job.completed_at !== null) refuse("Cannot cancel completed batch job");
    db.update("batch_job", job, { canceled_at: db.now().toISOString() });
    return { batch_job: shownJob(db, job) };
  },
  ...uploadRoutes(),
};

function uploadRoutes(): MockRoutes {
  const upload = async ({ files }: MockCall) => ({
    uploads: await Promise.all(files.map(async (file) => ({ url: await dataAddress(file), key: file.name }))),
  });
  return {
    "POST /uploads": upload,
    "POST /uploads/protected": upload,
    "DELETE /uploads": ({ payload }) => ({ id: payload.file_key, object: "file", deleted: true }),
    "POST /uploads/download-url": ({ payload }) => ({
      download_url: `data:text/csv;charset=utf-8,${encodeURIComponent(`file\n${String(payload.file_key)}\n`)}`,
    }),
  };
}

/** A file as an address that needs no server. */
async function dataAddress(file: File): Promise<string> {
  let text = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return `data:${file.type || "application/octet-stream"};base64,${btoa(text)}`;
}
