import { pause } from "../../runtime/processes.mjs";
import { keepUpload } from "../uploads.mjs";

const mostWaits = 240;

/** An export of the orders that somebody asked for, so that the list of past jobs is not empty. */
export async function exportOrders({ api: { admin }, uploads }) {
  let job = (await admin.post("/batch-jobs", { type: "order-export", context: {}, dry_run: false })).batch_job;
  for (let wait = 0; job.status !== "completed"; wait += 1) {
    if (job.status === "failed" || wait === mostWaits) throw new Error(`The order export ended as "${job.status}": ${JSON.stringify(job.result)}`);
    await pause(250);
    job = (await admin.get(`/batch-jobs/${job.id}`)).batch_job;
  }
  await keepUpload(uploads, job.result.file_key);
}
