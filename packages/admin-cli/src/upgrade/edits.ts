/** One change of a text: what stands between two offsets becomes something else. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Carries edits out. Everything between them stays as it was, comments and spaces included. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // The last first, so that the offsets of the others hold.
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: next }) => result.slice(0, start) + next + result.slice(end), text);
}

/** Lines that edits have touched, as they were and as they are. */
export interface ChangedLines {
  /** The first of them, counted from 1 in the text as it was. */
  line: number;
  /** Whole lines, as they were. */
  before: string;
  /** The same lines, as they are. There may be more or fewer of them. */
  after: string;
}

/** The lines that edits touch; neighbouring lines of one edit are one change. */
export function changedLines(text: string, edits: readonly Edit[]): ChangedLines[] {
  const startOf = (offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;
  const endOf = (offset: number): number => {
    const end = text.indexOf("\n", offset);
    return end < 0 ? text.length : end;
  };
  const groups: { start: number; end: number; edits: Edit[] }[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    const last = groups.at(-1);
    const start = startOf(edit.start);
    const end = endOf(edit.end);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else groups.push({ start, end, edits: [edit] });
  }
  return groups.map(({ start, end, edits: own }) => {
    const before = text.slice(start, end);
    const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return { line: text.slice(0, start).split("\n").length, before, after: applyEdits(before, moved) };
  });
}
