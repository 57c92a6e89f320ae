import {
  type AnyResource,
  type AnyTimelineSource,
  type Host,
  personName,
  recordId,
  type TimelineEntry,
} from "@tillhouse/extension-sdk";

/** What staff has written about a record. */
interface Note {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  author_id: string;
  author?: { first_name?: string | null; last_name?: string | null; email?: string } | null;
}

/** How many are read at most; nobody writes more about one record. */
const notesAtMost = 200;

/** Notes, under the name of who wrote them, as a source of the timeline of any record. */
export function noteSource(resource: AnyResource): AnyTimelineSource {
  return {
    id: "notes",
    entries: async (record: object, { client, translate }: Host): Promise<TimelineEntry[]> => {
      const { notes } = await client.admin.custom.get<{ notes: Note[] }>("/notes", {
        resource_id: recordId(resource, record),
        limit: notesAtMost,
      });
      return notes.map((note) => ({
        id: note.id,
        at: note.created_at,
        title: personName(note.author) || note.author?.email || translate("timeline.note"),
        note: note.value,
        about: { resource: "record-notes", record: note },
      }));
    },
  };
}
