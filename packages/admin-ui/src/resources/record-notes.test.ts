import type { ActionContext, AnyAction, RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it, vi } from "vitest";
import recordNotes from "./record-notes";

type Note = RecordOf<"record-notes">;

const action = (id: string): AnyAction | undefined => recordNotes.actions?.find((other) => other.id === id);
// The part of a note that is read.
const note = { id: "note_1", value: "Leave it at the door", author_id: "usr_1" } as Note;

async function run(id: string, values?: object): Promise<unknown[]> {
  const custom = { post: vi.fn(async () => ({})), delete: vi.fn(async () => ({})) };
  // The parts of a host that are used here.
  const host = { client: { admin: { custom } } } as unknown as ActionContext<Note>["host"];
  const does = action(id)?.run;
  if (typeof does !== "function") throw new Error(`${id} is no function`);
  await does({ record: note, values, host } as never);
  return [...custom.post.mock.calls, ...custom.delete.mock.calls];
}

describe("a note", () => {
  it("is edited at its own URL", async () => {
    expect(await run("change", { value: "Ring twice" })).toEqual([
      ["/notes/note_1", { value: "Ring twice" }],
    ]);
  });

  it("is deleted at its own URL", async () => {
    expect(await run("remove")).toEqual([["/notes/note_1"]]);
  });

  it.each(["change", "remove"])("offers %s only to its author", (id) => {
    const offers = (user: string) => action(id)?.when?.(note as never, { user: { id: user } } as never);
    expect([offers("usr_1"), offers("usr_2")]).toEqual([true, false]);
  });
});
