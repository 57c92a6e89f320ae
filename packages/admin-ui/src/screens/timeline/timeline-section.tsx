import { describeError, formatDate, type ResourceName, safeHref, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, titleOf } from "@tillhouse/extension-sdk/internal";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Button, DateTime, LineList, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Circle, CircleAlert, CircleCheck, CircleX, MessageSquare } from "lucide-react";
import { Fragment, useState } from "react";
import { NoteComposer } from "./note-composer";
import { type DatedEntry, type SourceState, useTimeline } from "./use-timeline";

export interface TimelineSectionProps {
  resource: AnyResource;
  record: object;
}

/** How many entries are shown before somebody asks for more. */
const shownAtFirst = 15;

const icons = { positive: CircleCheck, caution: CircleAlert, negative: CircleX, neutral: Circle };

/** What happened to a record, by days, the latest first. */
export function TimelineSection({ resource, record }: TimelineSectionProps) {
  const { translate, locale, timeZone } = useHost();
  const notes = resource.detail?.noteResourceType;
  const { states, entries } = useTimeline(resource, record);
  const [chosen, setChosen] = useState<string>();
  const [limit, setLimit] = useState(shownAtFirst);
  const filled = states.filter(({ count }) => count > 0);
  // A source that has nothing any more is not what was asked for.
  const filter = filled.some(({ key }) => key === chosen) ? chosen : undefined;
  const wanted = entries.filter(({ source }) => filter === undefined || source === filter);
  const shown = wanted.slice(0, limit);
  const dayOf = ({ date }: DatedEntry) => formatDate(date, { style: "day", locale, timeZone });
  const days = [...new Set(shown.map(dayOf))];
  const isLoading = states.some((state) => state.isLoading);
  // Where there are notes and nothing else, that is what it is called.
  const hasOnlyNotes = states.length === 1 && notes !== undefined;
  const title = translate(hasOnlyNotes ? "timeline.notes" : "timeline.title");
  const nameOf = ({ source }: SourceState) =>
    source.id === "notes" && source.owner === undefined
      ? translate("timeline.notes")
      : translate(`${resource.name}.timeline.${source.id}`);
  return (
    <Section title={title} count={entries.length === 0 ? undefined : entries.length}>
      {notes !== undefined && <NoteComposer resource={resource} record={record} type={notes} />}
      {filled.length > 1 && (
        <fieldset className="th-timeline__filter th-row th-row--wrap">
          <legend className="th-visually-hidden">{translate("timeline.filter")}</legend>
          {[undefined, ...filled].map((state) => (
            <Button
              key={state?.key ?? ""}
              size="small"
              variant="ghost"
              aria-pressed={state?.key === filter}
              onClick={() => setChosen(state?.key)}
            >
              {state === undefined ? translate("timeline.all") : nameOf(state)}
            </Button>
          ))}
        </fieldset>
      )}
      {states.map(
        (state) =>
          state.error !== undefined && <SourceTrouble key={state.key} state={state} name={nameOf(state)} />,
      )}
      {days.map((day) => (
        <Fragment key={day}>
          <h3 className="th-timeline__day">{day}</h3>
          <ol className="th-timeline">
            {shown
              .filter((entry) => dayOf(entry) === day)
              .map((entry) => (
                <TimelineEvent
                  key={`${entry.source} ${entry.id}`}
                  entry={entry}
                  pageTitle={titleOf(resource, record)}
                />
              ))}
          </ol>
        </Fragment>
      ))}
      {isLoading && <Skeleton width="60%" />}
      {!isLoading &&
        !hasOnlyNotes &&
        wanted.length === 0 &&
        states.every(({ error }) => error === undefined) && (
          <p className="th-muted">{translate("timeline.empty")}</p>
        )}
      {wanted.length > limit && (
        <Button variant="ghost" size="small" onClick={() => setLimit(limit + shownAtFirst * 2)}>
          {translate("list.showMore", { count: wanted.length - limit })}
        </Button>
      )}
    </Section>
  );
}

/** A source that could not be read; the others stand beside it. */
function SourceTrouble({ state, name }: { state: SourceState; name: string }) {
  const { translate } = useHost();
  const { owner } = state.source;
  return (
    <div className="th-row th-row--wrap" role="alert">
      <span className="th-muted">
        {[
          owner === undefined
            ? translate("timeline.failed", { name })
            : translate("timeline.failedOf", { name, owner }),
          describeError(state.error, translate),
        ].join(" ")}
      </span>
      <Button size="small" onClick={state.retry} isLoading={state.isLoading}>
        {translate("action.retry")}
      </Button>
    </div>
  );
}

function TimelineEvent({ entry, pageTitle }: { entry: DatedEntry; pageTitle: string }) {
  const host = useHost();
  const { title, text, note, actor, date, to, tone = "neutral", lines, subject, icon } = entry;
  const own = note !== undefined && tone === "neutral" ? MessageSquare : (icons[tone] ?? Circle);
  const Icon = icon ?? own;
  const hasButtons = subject?.buttons !== undefined && subject.buttons.length > 0;
  // A note has a name of its own, a return that of its order.
  const resource = subject && host.resource(subject.resource);
  const isNamed = subject && resource && titleOf(resource, subject.record) !== pageTitle;
  const actions = subject && (
    <RecordActions
      // Whoever wrote the source names the resource that the record is of.
      of={subject.resource as ResourceName}
      record={subject.record as never}
      buttons={subject.buttons}
      only={subject.only}
      part={isNamed ? undefined : title}
    />
  );
  const isRecent = Date.now() - new Date(date).getTime() < 24 * 3_600_000;
  const more = [text, actor].filter(Boolean).join(" · ");
  return (
    <li className="th-event">
      <span className={`th-event__mark th-event__mark--${tone}`}>
        <Icon className="th-icon" aria-hidden />
      </span>
      <div>
        <p className="th-event__head">
          <span className="th-event__title">
            <EntryLink to={to} title={title} />
          </span>
          <DateTime className="th-event__when" value={date} style={isRecent ? "relative" : "time"} />
          {!hasButtons && actions}
        </p>
        {more !== "" && <p className="th-event__body">{more}</p>}
        {lines !== undefined && lines.length > 0 && <LineList lines={lines} />}
        {note !== undefined && (
          <p className="th-event__note" dir="auto">
            {note}
          </p>
        )}
        {hasButtons && <div className="th-event__actions">{actions}</div>}
      </div>
    </li>
  );
}

/** A path inside the app, a page of the web, or no link: the address comes from data. */
function EntryLink({ to, title }: { to: string | undefined; title: string }) {
  if (to !== undefined && /^\/(?![/\\])/.test(to))
    return (
      <Link className="th-link" to={to}>
        {title}
      </Link>
    );
  const safe = safeHref(to);
  if (safe === undefined) return <>{title}</>;
  return (
    <a className="th-link" href={safe} rel="noreferrer">
      {title}
    </a>
  );
}
