import { keepPreviousData, useQueries } from "@tanstack/react-query";
import {
  type AdminError,
  type TimelineEntry,
  toAdminError,
  useHost,
  useUserNames,
} from "@tillhouse/extension-sdk";
import { type AnyResource, type AnyTimelineSource, recordId } from "@tillhouse/extension-sdk/internal";
import { useMemo, useRef } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { extensionError } from "../../core/extensions/extension-error";
import { noteSource } from "./note-events";

/** An entry with the source that it comes from. */
export interface DatedEntry extends TimelineEntry {
  source: string;
}

/** What became of a source. */
export interface SourceState {
  source: AnyTimelineSource;
  /** Unique among all sources of the resource: two extensions may use one id. */
  key: string;
  count: number;
  isLoading: boolean;
  error: AdminError | undefined;
  retry(): void;
}

/** A number that changes with the record: what is read once more with every change of it. */
function useVersion(record: object): number {
  const latest = useRef({ record, version: 0 });
  if (latest.current.record !== record) latest.current = { record, version: latest.current.version + 1 };
  return latest.current.version;
}

/** A text to show, where it is one: drawing anything else would take the page down with it. */
function shown(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The lines that are one. */
function linesOf(entry: unknown): TimelineEntry["lines"] {
  const { lines } = Object(entry) as Partial<TimelineEntry>;
  if (!Array.isArray(lines)) return undefined;
  return lines.filter(({ name, quantity }) => shown(name) !== undefined && shown(quantity) !== undefined);
}

/** What can be done about it, where it names a record of something. */
function aboutOf(entry: unknown): TimelineEntry["subject"] {
  const { subject } = Object(entry) as Partial<TimelineEntry>;
  const isOne = typeof subject?.resource === "string" && typeof subject.record === "object";
  return isOne && subject.record !== null ? subject : undefined;
}

/** The entries that are one: what an extension answers may be anything. */
function entriesOf(answer: unknown, source: string): DatedEntry[] {
  if (!Array.isArray(answer)) throw new TypeError("The entries of a timeline are a list.");
  return answer.flatMap((entry: unknown): DatedEntry[] => {
    const { date, title, text, note, actor, userId } = Object(entry) as Partial<TimelineEntry>;
    const isEntry = typeof title === "string" && !Number.isNaN(new Date(String(date)).getTime());
    // The two that it cannot be without are there.
    const texts = { text: shown(text), note: shown(note), actor: shown(actor), userId: shown(userId) };
    const parts = { lines: linesOf(entry), subject: aboutOf(entry) };
    return isEntry ? [{ ...(entry as TimelineEntry), ...texts, ...parts, source }] : [];
  });
}

/** What happened to a record, the latest first, from all sources at once. Each is read and fails by itself. */
export function useTimeline(resource: AnyResource, record: object) {
  const host = useHost();
  const { health } = useAdmin();
  const version = useVersion(record);
  const { detail } = resource;
  const sources = useMemo(
    () => [
      ...(detail?.timeline ?? []),
      ...(detail?.noteResourceType === undefined ? [] : [noteSource(resource)]),
    ],
    [resource, detail],
  );
  const id = recordId(resource, record);
  const keyOf = ({ owner = "", id: source }: AnyTimelineSource) => `${owner}/${source}`;
  const results = useQueries({
    queries: sources.map((source) => ({
      // What a record holds may have changed without a word of when; with it everything of its resource is read anew.
      // Notes are read again with every note that is written.
      queryKey: [
        source.id === "notes" && source.owner === undefined ? "record-notes" : resource.name,
        "timeline",
        id,
        keyOf(source),
        version,
      ],
      queryFn: async () => {
        try {
          // It was written for records of this very resource; see `AnyResource`.
          return entriesOf(await source.entries(record as never, host), keyOf(source));
        } catch (thrown) {
          const { owner, source: file } = source;
          if (owner === undefined) throw toAdminError(thrown);
          const error = extensionError(thrown, owner);
          const place = `${resource.name}.timeline.${source.id}`;
          if (error.code === "extension") health.report({ owner, source: file, place, error });
          throw error;
        }
      },
      placeholderData: keepPreviousData,
      retry: false,
    })),
  });
  const states = sources.map((source, index): SourceState => {
    const { data, error, isPending, refetch } = results[index] ?? {};
    return {
      source,
      key: keyOf(source),
      count: data?.length ?? 0,
      isLoading: isPending ?? false,
      error: error ? toAdminError(error) : undefined,
      retry: () => void refetch?.(),
    };
  });
  const read = results.flatMap(({ data = [] }) => data);
  const nameOf = useUserNames(read.map(({ userId }) => userId));
  // The latest first. Of what happened in the same moment a source tells the first first: the last of it comes to the top.
  const entries = read
    .reverse()
    .map((entry) => ({ ...entry, actor: entry.actor ?? nameOf(entry.userId) }))
    .sort((left, right) => new Date(right.date).getTime() - new Date(left.date).getTime());
  return { states, entries };
}
