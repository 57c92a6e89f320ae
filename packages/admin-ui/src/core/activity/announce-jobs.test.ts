// @vitest-environment happy-dom

import { QueryClient } from "@tanstack/react-query";
import type { BatchJob } from "@tillhouse/extension-sdk/internal";
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { text } from "../../../../../scripts/text";
import messages from "../../messages/en.json";
import { announceJobs } from "./announce-jobs";

const loadedAt = Date.parse("2026-11-21T09:00:00.000Z");
const texts: Record<string, string> = messages;

function job(id: string, values: Partial<BatchJob>): BatchJob {
  const none = { completed_at: null, canceled_at: null, failed_at: null, result: null };
  // Only what telling looks at.
  return { id, type: "product-export", status: "processing", ...none, ...values } as BatchJob;
}

const completed = (id: string, at: string, type = "product-export") =>
  job(id, { type, status: "completed", completed_at: at });

function setUp() {
  const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warn: vi.fn(), show: vi.fn() };
  const queryClient = new QueryClient();
  const translate = (key: string, values: Record<string, string | number> = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name]));
  const context = {
    queryClient,
    notify,
    translate,
    told: { area, userId: "usr_1" },
    loadedAt,
  };
  return { notify, queryClient, context };
}

beforeEach(() => localStorage.clear());

const area = createAdminStorage().local;

describe("telling of batch jobs", () => {
  it('spec 4.1, 8.3: a completed job is announced as "Success": "Product import batch job completed"', () => {
    const { notify, context } = setUp();
    announceJobs(context, [completed("batch_1", "2026-11-21T09:00:00.001Z", "product-import")]);
    expect(notify.success.mock.calls).toEqual([["Success", "Product import batch job completed"]]);
  });

  it("spec 4.2: a job that was completed before the page was loaded is not announced", () => {
    const { notify, context } = setUp();
    announceJobs(context, [
      completed("batch_1", "2026-11-21T08:59:59.999Z"),
      completed("batch_2", "2026-11-21T09:00:00.000Z"),
      job("batch_3", { status: "processing" }),
    ]);
    expect(notify.success).not.toHaveBeenCalled();
  });

  it("spec 4.1: each job is announced once in all tabs of the browser", () => {
    const { notify, context } = setUp();
    const first = completed("batch_1", "2026-11-21T09:00:01Z");
    announceJobs(context, [first]);
    announceJobs(context, [first, completed("batch_2", "2026-11-21T09:00:02Z")]);
    announceJobs({ ...context, told: { area, userId: "usr_1" } }, [first]);
    expect(notify.success).toHaveBeenCalledTimes(2);
    announceJobs({ ...context, told: { area, userId: "usr_2" } }, [first]);
    expect(notify.success).toHaveBeenCalledTimes(3);
  });

  it("failed and cancelled jobs are announced as well", () => {
    const { notify, context } = setUp();
    announceJobs(context, [
      job("batch_1", {
        status: "failed",
        failed_at: "2026-11-21T09:00:01Z",
        result: { errors: ["No header"] },
      }),
      job("batch_2", { status: "failed", failed_at: "2026-11-21T09:00:01Z" }),
      job("batch_3", {
        status: "failed",
        canceled_at: "2026-11-21T09:00:01Z",
        failed_at: "2026-11-21T09:00:02Z",
      }),
    ]);
    expect(notify.error.mock.calls).toEqual([
      ["Product export failed", "No header"],
      ["Product export failed", text("jobs.seeActivity")],
    ]);
    expect(notify.info.mock.calls).toEqual([["Product export cancelled"]]);
    expect(notify.success).not.toHaveBeenCalled();
  });
});

describe("products after an import", () => {
  const readAt = Date.parse("2026-11-21T09:10:00.000Z");
  function setUpProducts() {
    const { queryClient, context } = setUp();
    const list = ["products", "list", { limit: 20 }];
    queryClient.setQueryData(list, { records: [], count: 0 }, { updatedAt: readAt });
    queryClient.setQueryData(["orders", "list", {}], { records: [], count: 0 }, { updatedAt: readAt });
    const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    return { context, isOld: () => [isOld(list), isOld(["orders", "list", {}])] };
  }

  it("spec 4.3: an import that was completed after the products were read refreshes only them", () => {
    const { context, isOld } = setUpProducts();
    announceJobs(context, [completed("batch_1", "2026-11-21T09:10:00.001Z", "product-import")]);
    expect(isOld()).toEqual([true, false]);
  });

  it("spec 4.3: earlier imports, exports and running imports refresh nothing", () => {
    const { context, isOld } = setUpProducts();
    announceJobs(context, [
      completed("batch_1", "2026-11-21T09:09:59.999Z", "product-import"),
      completed("batch_2", "2026-11-21T09:11:00.000Z", "product-export"),
      job("batch_3", { type: "product-import", status: "processing" }),
    ]);
    expect(isOld()).toEqual([false, false]);
  });
});
