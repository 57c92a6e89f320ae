const underWay = new Set<Promise<unknown>>();

/** Notes a file that is on its way to the store: a form is not sent before it has arrived, or has failed. */
export function noteUpload(upload: Promise<unknown>): void {
  underWay.add(upload);
  const end = () => underWay.delete(upload);
  upload.then(end, end);
}

/** Waits until no file is on its way any more. */
export async function settledUploads(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** Whether a file is on its way. */
export function isUploading(): boolean {
  return underWay.size > 0;
}
