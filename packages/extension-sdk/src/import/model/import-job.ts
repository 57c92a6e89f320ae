import type { MedusaClient } from "../../client/medusa-client";
import type { BatchJob } from "../../data/polling";
import { AdminError } from "../../errors/errors";
import type { ActionProgress } from "../../records/action-progress";
import { runSteps, type Step } from "../../tasks/steps";

/** What is known of a file of the store. Where its address may not be looked at from here, that is nothing. */
export type FileState = "there" | "gone" | "unknown";

/** Asks for the head of an answer alone, and tells its status. */
function headOf(tell: (status: number) => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, method: "HEAD", body: undefined });
    tell(answer.status);
    return Response.json({});
  };
}

/**
 * Looks for an uploaded file where the store says that it is. An import whose file is gone ends the process of a Medusa 1.20 store, so
 * none is started without a look.
 *
 * @example if ((await readFileState(client, key)) === "gone") throw new Error("Upload it again");
 */
export async function readFileState(client: MedusaClient, key: string): Promise<FileState> {
  let status = 0;
  try {
    const { download_url: address } = await client.admin.custom.post<{ download_url: string }>(
      "/uploads/download-url",
      { file_key: key },
    );
    const url = new URL(address, window.location.href);
    if (url.protocol === "data:") return "there";
    if (url.pathname.startsWith("/uploads/")) {
      // By way of the backend, which the page may ask wherever the address points.
      const ask = headOf((answered) => {
        status = answered;
      });
      await client.send({ method: "GET", path: `${url.pathname}${url.search}`, fetch: ask });
    } else {
      // Signed addresses are for reading alone: one byte is enough.
      const answer = await fetch(url, { headers: { range: "bytes=0-0" } });
      status = answer.status;
      await answer.body?.cancel();
    }
  } catch {
    return "unknown";
  }
  if (status === 404 || status === 410) return "gone";
  return status >= 200 && status < 400 ? "there" : "unknown";
}

/** Reads a job as it is now. */
export async function readJob(client: MedusaClient, id: string): Promise<BatchJob> {
  const path = `/batch-jobs/${encodeURIComponent(id)}`;
  return (await client.admin.custom.get<{ batch_job: BatchJob }>(path)).batch_job;
}

async function upload(client: MedusaClient, file: File): Promise<string> {
  const form = new FormData();
  form.append("files", file);
  const { uploads } = await client.request<{ uploads: { key: string }[] }>(
    "POST",
    "/uploads/protected",
    form,
  );
  const key = uploads[0]?.key;
  if (key === undefined) throw new AdminError("server", `The store's answer has no "uploads".`);
  return key;
}

/** What a job is made of. */
export interface ImportJobRequest {
  /** Calls the store. */
  client: MedusaClient;
  /** The type of the batch job: `product-import`. */
  type: string;
  /** What the job gets besides the file. */
  context: Readonly<Record<string, unknown>>;
  /** Makes the file; asked for only where it has to be sent. */
  file(): Promise<File>;
  /** Notes of what was sent and answered; another try goes on from there. */
  progress: ActionProgress;
  /** What is said where the file is gone. */
  goneText: string;
}

/**
 * Sends the file, looks whether it is there, and has the store prepare the import of it. Another try, also after a reload, sends nothing
 * twice: a file that is still there is used again, and a job that was made and never heard of is found by its file.
 *
 * @returns the id of the job
 */
export async function prepareImport(request: ImportJobRequest): Promise<string> {
  const { client, type, context, progress, goneText } = request;
  const { custom } = client.admin;
  const send: Step<string> = {
    id: "upload",
    find: async (noted) =>
      noted?.result !== undefined && (await readFileState(client, noted.result)) === "there"
        ? noted.result
        : undefined,
    run: async () => upload(client, await request.file()),
  };
  const look: Step<FileState> = {
    id: "look",
    // Each time anew: a file may go at any time.
    find: () => undefined,
    run: async ({ resultOf }) => {
      const state = await readFileState(client, resultOf(send));
      if (state === "gone") throw new AdminError("conflict", goneText);
      return state;
    },
  };
  const start: Step<string> = {
    id: "job",
    find: async (noted, { resultOf }) => {
      if (noted === undefined) return undefined;
      const { batch_jobs } = await custom.get<{ batch_jobs: BatchJob[] }>("/batch-jobs", { limit: 100 });
      return batch_jobs.find((job) => job.context?.fileKey === resultOf(send))?.id;
    },
    run: async ({ resultOf }) => {
      const payload = { type, dry_run: true, context: { ...context, fileKey: resultOf(send) } };
      return (await custom.post<{ batch_job: BatchJob }>("/batch-jobs", payload)).batch_job.id;
    },
  };
  await runSteps<Step>([send as Step, look as Step, start as Step], { progress });
  return progress.get<{ result: string }>("job")?.result ?? "";
}

/**
 * Has the store do what it has prepared. What it has prepared lies in files, too, and where they are gone it would do nothing and call
 * that done.
 */
export async function confirmImport(client: MedusaClient, id: string, goneText: string): Promise<void> {
  const job = await readJob(client, id);
  if (job.confirmed_at !== null) return;
  const files = Object.values(Object(job.result?.files)).filter((key) => typeof key === "string");
  for (const key of files)
    if ((await readFileState(client, key)) === "gone") throw new AdminError("conflict", goneText);
  await runSteps([
    {
      id: "confirm",
      find: async () => ((await readJob(client, id)).confirmed_at === null ? undefined : true),
      run: () => client.admin.custom.post(`/batch-jobs/${encodeURIComponent(id)}/confirm`),
    },
  ]);
}

/** Calls an import off, and takes its file away. */
export async function cancelImport(client: MedusaClient, id: string): Promise<void> {
  await runSteps([
    {
      id: "cancel",
      find: async () => ((await readJob(client, id)).canceled_at === null ? undefined : true),
      run: () => client.admin.custom.post(`/batch-jobs/${encodeURIComponent(id)}/cancel`),
    },
  ]);
  const { context } = await readJob(client, id);
  // The store may have taken it away by now; nobody misses it.
  if (typeof context?.fileKey === "string")
    await client.request("DELETE", "/uploads", { file_key: context.fileKey }).catch(() => undefined);
}
