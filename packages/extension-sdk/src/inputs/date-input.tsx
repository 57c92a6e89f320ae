import { forwardRef } from "react";
import { momentAt, wallClock } from "../dates/zoned-time";
import { useUi } from "../ui/base/ui-context";
import { TextInput, type TextInputProps } from "../ui/controls/text-input";

/** A field for a day, with or without a time. */
export interface DateInputProps extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "type"> {
  /** ISO 8601 UTC; `null` while empty. */
  value: string | null;
  /** Called with each change: ISO 8601 UTC, or `null` once the field is empty or holds no complete date. */
  onChange(value: string | null): void;
  /** Asks for the time of the day, too. Left out: a day only, which begins at midnight in the person's zone. */
  hasTime?: boolean;
}

/** A point in time as the native control wants it, in the person's zone: `2026-11-21` or `2026-11-21T14:05`. */
function localText(value: string | null, hasTime: boolean, timeZone?: string): string {
  const date = new Date(value ?? "");
  if (Number.isNaN(date.getTime())) return "";
  return wallClock(date, timeZone)
    .toISOString()
    .slice(0, hasTime ? 16 : 10);
}

/** The point in time that the native control holds, as ISO 8601 UTC. A day starts at midnight in the person's zone. */
function isoText(local: string, timeZone?: string): string | null {
  if (local === "") return null;
  const wall = new Date(local.includes("T") ? `${local}Z` : `${local}T00:00Z`);
  return Number.isNaN(wall.getTime()) ? null : momentAt(wall, timeZone).toISOString();
}

/**
 * A date, with its time where asked for, by the native control: typed in the order of the person's language or picked
 * from the calendar of their system, by keyboard, mouse and finger.
 *
 * @example <DateInput label="Starts" hasTime value={startsAt} onChange={setStartsAt} />
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onChange, hasTime = false, ...props },
  ref,
) {
  const { timeZone } = useUi();
  return (
    <TextInput
      {...props}
      ref={ref}
      type={hasTime ? "datetime-local" : "date"}
      value={localText(value, hasTime, timeZone)}
      onChange={(event) => onChange(isoText(event.currentTarget.value, timeZone))}
    />
  );
});
