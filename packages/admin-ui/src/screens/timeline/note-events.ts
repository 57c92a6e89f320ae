import { type Host, personName, type TimelineEntry } from "@tillhouse/extension-sdk";
import { type AnyResource, type AnyTimelineSource, recordId } from "@tillhouse/extension-sdk/internal";

/** What staff has written about a record. */
interface Note {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  author_id: string;
  author?: { first_name?: string | null; last_name?: string | null; email?: string } | null;
}

/** How many are asked for at once. */
const stride = 200;

/**
 * Every note about a record. The store tells the oldest first and can be asked for no other order, so the newest are there
 * only where all are read.
 */
async function readNotes({ client }: Host, resource_id: string): Promise<Note[]> {
  const notes = new Map<string, Note>();
  for (let offset = 0; ; ) {
    const query = { resource_id, limit: stride, offset };
    const answer = await client.admin.custom.get<{ notes: Note[]; count?: number }>("/notes", query);
    for (const note of answer.notes) notes.set(note.id, note);
    offset += answer.notes.length;
    if (answer.notes.length === 0 || offset >= (answer.count ?? 0)) return [...notes.values()];
  }
}

/** Notes, under the name of who wrote them, as a source of the timeline of any record. */
export function noteSource(resource: AnyResource): AnyTimelineSource {
  return {
    id: "notes",
    entries: async (record: object, host: Host): Promise<TimelineEntry[]> => {
      const { translate } = host;
      const notes = await readNotes(host, recordId(resource, record));
      return notes.map((note) => ({
        id: note.id,
        date: note.created_at,
        title: personName(note.author) || note.author?.email || translate("timeline.note"),
        note: note.value,
        subject: { resource: "record-notes", record: note },
      }));
    },
  };
}
