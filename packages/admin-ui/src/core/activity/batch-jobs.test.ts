import type { BatchJob } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import {
  errorsOf,
  fileName,
  hasEnded,
  isFileExpired,
  jobName,
  sameJob,
  statusOf,
  waitsForConfirmation,
} from "./batch-jobs";

function job(values: Partial<BatchJob> = {}): BatchJob {
  return {
    id: "batch_1",
    type: "product-export",
    status: "created",
    created_by: "usr_1",
    context: null,
    result: null,
    dry_run: false,
    pre_processed_at: null,
    processing_at: null,
    confirmed_at: null,
    completed_at: null,
    canceled_at: null,
    failed_at: null,
    created_at: "2026-11-21T09:00:00.000Z",
    updated_at: "2026-11-21T09:00:00.000Z",
    deleted_at: null,
    ...values,
  };
}

it("spec 3.1: a type is shown with its dashes turned into spaces", () => {
  expect(jobName({ type: "product-import" })).toBe("Product import");
  expect(jobName({ type: "weekly-price-list-export" })).toBe("Weekly price list export");
});

it("a cancelled job with errors stays cancelled", () => {
  const stumbled = job({
    status: "failed",
    canceled_at: "2026-11-21T09:00:01Z",
    failed_at: "2026-11-21T09:00:03Z",
  });
  expect(statusOf(stumbled)).toBe("canceled");
  expect(hasEnded(stumbled)).toBe(true);
  expect(hasEnded(job({ status: "processing" }))).toBe(false);
});

it("spec 4.4: a prepared job waits for confirmation until it is cancelled", () => {
  expect(waitsForConfirmation(job({ status: "pre_processed" }))).toBe(true);
  expect(waitsForConfirmation(job({ status: "created" }))).toBe(false);
  expect(waitsForConfirmation(job({ status: "pre_processed", canceled_at: "2026-11-21T09:00:01Z" }))).toBe(
    false,
  );
});

it("a file expires a day after its job was completed", () => {
  const made = job({ completed_at: "2026-11-20T09:00:00.000Z" });
  expect(isFileExpired(made, Date.parse("2026-11-21T09:00:00.000Z"))).toBe(false);
  expect(isFileExpired(made, Date.parse("2026-11-21T09:00:00.001Z"))).toBe(true);
  expect(isFileExpired(job())).toBe(false);
});

it("finds the row of an error in the store's message", () => {
  const errors = [
    'No value found for target column "Title" in line 3 of the given csv file',
    { message: "Handle is taken", code: "duplicate", row: 7 },
    { message: "Error while processing row with\n      [(product id: p1)]", code: "invalid_data" },
  ];
  expect(errorsOf(job({ result: { errors } }))).toEqual([
    { row: 3, message: errors[0] },
    { row: 7, message: "Handle is taken" },
    { row: undefined, message: "Error while processing row with [(product id: p1)]" },
  ]);
  expect(errorsOf(job())).toEqual([]);
});

it("repeats a job without what the store added to it", () => {
  const context = {
    filterable_fields: { status: ["published"] },
    list_config: { skip: 0, take: 50, order: { created_at: "DESC" } },
    shape: { prices: [] },
  };
  expect(sameJob(job({ context }))).toEqual({
    type: "product-export",
    dry_run: false,
    context: { order: "-created_at", filterable_fields: { status: ["published"] } },
  });
  expect(sameJob(job({ type: "product-import", dry_run: true, context: { fileKey: "a.csv" } }))).toEqual({
    type: "product-import",
    dry_run: true,
    context: { fileKey: "a.csv" },
  });
});

it("shows a file name without the timestamps that the store adds", () => {
  expect(fileName("exports/1795246470673-order-export-1795246470672.csv")).toBe("order-export.csv");
  expect(fileName("spring-2026.csv")).toBe("spring-2026.csv");
});
