import { type ImportDefinition, type ImportProblem, ImportStudio, inSlices } from "../../import";
import type { Host } from "../../index";

interface Reason {
  value: string;
  label: string;
}

async function writtenValues({ client }: Pick<Host, "client">): Promise<Set<string>> {
  const { return_reasons } = await client.admin.custom.get<{ return_reasons: Reason[] }>("/return-reasons");
  return new Set(return_reasons.map(({ value }) => value));
}

const reasonImport: ImportDefinition<null, ReadonlySet<string>> = {
  id: "return-reasons",
  invalidates: ["return-reasons"],
  required: [["value"], ["label"]],
  columns: () => [
    { id: "value", title: "Value", aliases: ["Code"] },
    { id: "label", title: "Label", aliases: ["Name"] },
  ],
  template: () => ({
    name: "return-reasons.csv",
    headings: ["Value", "Label"],
    rows: [["too-small", "Too small"]],
  }),
  readFacts: async () => null,
  readKnown: (_table, _facts, { host }) => writtenValues(host),
  plan: async (table, _facts, known, slices) => {
    const rows: Reason[] = Array.from({ length: table.rowCount }, (_, row) => ({
      value: table.value(row, "value"),
      label: table.value(row, "label"),
    }));
    const problems: ImportProblem[] = [];
    const check = (cells: Reason, row: number) => {
      for (const column of ["value", "label"] as const)
        if (cells[column] === "") problems.push({ row, column, code: "required" });
    };
    await inSlices(rows, check, slices);
    const added = rows.filter(({ value }) => !known.has(value));
    return {
      problems,
      states: rows.map(({ value }) => (known.has(value) ? "unchanged" : "new")),
      counts: {},
      notes: [],
      operations: {},
      send: async ({ host, signal, onProgress }) => {
        // It is called again after a failure: what is there by now was written before.
        const written = await writtenValues(host);
        for (const [index, reason] of added.entries()) {
          signal.throwIfAborted();
          if (!written.has(reason.value))
            await host.client.admin.custom.post("/return-reasons", { ...reason });
          // A file may name it twice.
          written.add(reason.value);
          onProgress(index + 1, added.length);
        }
        return { refused: [], notes: [] };
      },
    };
  },
};

/** A page that imports a file: its columns are found, each row is checked, and what is new is written. */
export function ImportPage() {
  return (
    <ImportStudio
      definition={reasonImport}
      title="Import return reasons"
      back={{ to: "/a/return-reasons", label: "Return reasons" }}
    />
  );
}
