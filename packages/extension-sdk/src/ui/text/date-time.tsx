import { type DateStyle, formatDate } from "../../dates/dates";
import { useUi } from "../base/ui-context";

/** What {@link DateTime} takes. */
export interface DateTimeProps {
  /** ISO 8601, as the API sends it. Missing is shown as a dash. */
  value: string | null | undefined;
  /** `list`: 19 Nov 18:04. `head`: 19 Nov 2026, 18:04. `long`: with weekday and zone. `day`: without a time. `time`: without a day. `relative`: 2 h ago, for a day. */
  style?: DateStyle;
  /** BCP 47; the admin's language when left out. */
  locale?: string;
  /** IANA name; the reader's own zone when left out. */
  timeZone?: string;
  /** What counts as now, for relative times and for leaving out the current year. */
  now?: Date;
  /** Further classes of the element. */
  className?: string;
}

/** A point in time. The full date, time and zone are in the title. */
export function DateTime({ value, style = "list", now, className, ...props }: DateTimeProps) {
  const ui = useUi();
  const locale = props.locale ?? ui.locale;
  const timeZone = props.timeZone ?? ui.timeZone;
  if (!value) return <span className="th-faint">–</span>;
  const text = formatDate(value, { style, locale, timeZone, now });
  const time = formatDate(value, { style: "time", locale, timeZone });
  // Where there is little room the day alone is shown.
  const isBoth = style === "list" && time !== "" && text.endsWith(` ${time}`);
  return (
    <time
      className={className}
      dateTime={value}
      title={formatDate(value, { style: "long", locale, timeZone })}
    >
      {isBoth ? text.slice(0, -time.length - 1) : text}
      {isBoth && <span className="th-time"> {time}</span>}
    </time>
  );
}
