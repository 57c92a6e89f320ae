// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { field } from "@tillhouse/extension-sdk";
import type { AnyForm } from "@tillhouse/extension-sdk/internal";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { any, object } from "zod/mini";
import type { FormValues } from "../kinds/form-values";
import { useKeptDraft, useStartingDraft } from "./use-draft";

const form: AnyForm = { schema: object({ title: any() }), fields: [field.text("title")] };
const base = { title: "Tent" };

/** A form of an action on one record, as one person has it open, and a way to draw it once more. */
function draw(userId: string) {
  const owner = { userId, resource: "returns", target: "ret_1.receive" };
  return renderHook(() => {
    const draft = useStartingDraft(owner, base);
    const methods = useForm<FormValues>({ defaultValues: base });
    return useKeptDraft({ owner, form, base, draft }, methods);
  });
}
const open = (userId = "usr_1") => draw(userId).result;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the progress of an action", () => {
  it("is kept with the form over a reload", () => {
    open().current.progress.set("part", { made: "ret_2" });
    // Nobody said goodbye: the tab was killed.
    expect(open().current.progress.get("part")).toEqual({ made: "ret_2" });
  });

  it("is separate from other forms on the page", () => {
    const [mine, theirs] = [open("usr_1").current, open("usr_2").current];
    mine.progress.set("part", { made: "ret_2" });
    expect(theirs.progress.get("part")).toBeUndefined();
    theirs.progress.set("part", { made: "ret_3" });
    expect(mine.progress.get("part")).toEqual({ made: "ret_2" });
  });

  it("is hidden from the next person after a sign-out", () => {
    open("usr_1").current.progress.set("part", { made: "ret_2" });
    cleanup();
    expect(open("usr_2").current.progress.get("part")).toBeUndefined();
    cleanup();
    expect(open("usr_1").current.progress.get("part")).toEqual({ made: "ret_2" });
  });

  it("ends with the form", () => {
    const kept = open();
    const { progress } = kept.current;
    progress.set("part", { made: "ret_2" });
    act(() => kept.current.forget());
    progress.set("rest", { made: "ret_3" });
    cleanup();
    expect(localStorage).toHaveLength(0);
    expect(open().current.progress.get("part")).toBeUndefined();
  });

  it("starts over with the form", () => {
    const kept = open();
    kept.current.progress.set("part", { made: "ret_2" });
    act(() => kept.current.clear());
    expect(kept.current.progress.get("part")).toBeUndefined();
    kept.current.progress.set("rest", { made: "ret_3" });
    const again = open().current.progress;
    expect([again.get("part"), again.get("rest")]).toEqual([undefined, { made: "ret_3" }]);
  });

  it("follows what is typed to another record, also if the form is drawn once more for the first one", () => {
    const { result: kept, rerender } = draw("usr_1");
    kept.current.progress.set("part", { made: "ret_2" });
    kept.current.move({ userId: "usr_2", resource: "returns", target: "ret_1.receive" });
    rerender();
    kept.current.progress.set("rest", { made: "ret_3" });
    window.dispatchEvent(new Event("pagehide"));
    expect(open("usr_1").current.progress.names()).toEqual([]);
    expect(open("usr_2").current.progress.names()).toEqual(["part", "rest"]);
  });

  it("is saved a few times a second, and completely on leaving", () => {
    const write = vi.spyOn(Storage.prototype, "setItem");
    const { progress } = open().current;
    for (let row = 0; row < 5000; row++) progress.set(`row ${row}`, { result: null });
    expect(write.mock.calls.length).toBeLessThan(50);
    window.dispatchEvent(new Event("pagehide"));
    expect(open().current.progress.names()).toHaveLength(5000);
    write.mockRestore();
  });

  it("saves the last step when its form is closed", async () => {
    const { progress } = open().current;
    progress.set("a", 1);
    progress.set("b", 2);
    await vi.waitFor(() => expect(open().current.progress.names()).toEqual(["a", "b"]));
    progress.set("c", 3);
    progress.set("d", 4);
    cleanup();
    expect(open().current.progress.names()).toEqual(["a", "b", "c", "d"]);
  });
});

it("restores the chosen lines that the record still has", () => {
  const lines = field.lines("lines");
  const line = { item_id: "item_1", title: "Tent", quantity: 0, maximum: 3 };
  const start = (held: object[]) =>
    renderHook(() => {
      const owner = { userId: "usr_1", resource: "orders", target: "order_1.return" };
      const initial = { lines: held };
      const draft = useStartingDraft(owner, initial, [lines]);
      const methods = useForm<FormValues>({ defaultValues: { ...initial, ...draft?.values } });
      const whole = { schema: object({ lines: any() }), fields: [lines] };
      return { draft, methods, ...useKeptDraft({ owner, form: whole, base: initial, draft }, methods) };
    }).result;
  const first = start([line]);
  act(() => first.current.methods.setValue("lines", [{ ...line, quantity: 2, note: "Torn" }]));
  act(() => first.current.progress.set("request", {}));
  cleanup();
  // One was called off meanwhile, and another line was sent.
  const sent = { item_id: "item_2", title: "Stove", quantity: 0, maximum: 1 };
  const { draft } = start([{ ...line, maximum: 2 }, sent]).current;
  expect(draft?.values.lines).toEqual([
    { ...line, maximum: 2, quantity: 2, reason: undefined, note: "Torn" },
    sent,
  ]);
});
