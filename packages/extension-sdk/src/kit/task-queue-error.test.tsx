// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AdminError } from "../errors/errors";
import type { TaskQueue } from "../tasks/use-task-queue";
import { renderPage } from "../testing";
import { TaskQueueError } from "./task-queue-error";

afterEach(cleanup);

type Shown = Pick<TaskQueue<string>, "failure" | "resume" | "discard">;

const show = (steps: Shown, why?: string) =>
  renderPage(() => <TaskQueueError steps={steps} say={(step, fate) => `${step} ${fate}`} why={why} />, {
    route: "/steps",
    path: "/a/steps",
  });

it("shows what failed and what is left, with buttons to resume or discard", async () => {
  const goOn = vi.fn(async () => true);
  const giveUp = vi.fn();
  const error = new AdminError("conflict", "Sold out.");
  await show({ failure: { error, done: ["tent"], pending: ["rope", "peg"] }, resume: goOn, discard: giveUp });
  expect(screen.getByRole("alert").textContent).toContain("rope failed");
  expect(screen.getByText("Sold out. tent done peg left")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
  fireEvent.click(screen.getByRole("button", { name: "kit.stopHere" }));
  expect([goOn.mock.calls.length, giveUp.mock.calls.length]).toEqual([1, 1]);
});

it("shows nothing without a failure", async () => {
  const still = { resume: async () => true, discard: () => {} };
  await show({ ...still, failure: undefined });
  expect(screen.queryByRole("alert")).toBeNull();
  const error = new AdminError("not-found", "");
  await show({ ...still, failure: { error, done: [], pending: ["rope"] } }, "Somebody took it.");
  expect(screen.getByText("Somebody took it.")).toBeDefined();
});

it("shows other words in its place", async () => {
  const error = new AdminError("conflict", "Taken.");
  const instead = { title: "Somebody began before", text: "Ada did.", goOnLabel: "Go on there" };
  const goOn = vi.fn(async () => true);
  const steps = { failure: { error, done: [], pending: ["rope"] }, resume: goOn, discard: () => {} };
  await renderPage(() => <TaskQueueError steps={steps} say={String} instead={instead} />, {
    route: "/steps",
    path: "/a/steps",
  });
  expect(screen.getByText("Somebody began before")).toBeDefined();
  expect(screen.getByText("Ada did.")).toBeDefined();
  expect(screen.queryByText(/Taken/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Go on there" }));
  expect(goOn).toHaveBeenCalledOnce();
});
