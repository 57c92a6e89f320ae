import { forwardRef } from "react";
import { TextInput, type TextInputProps } from "../ui/text-input";

/** Props of {@link DateInput}. */
export interface DateInputProps extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "type"> {
  /** ISO 8601 UTC; `null` while empty. */
  value: string | null;
  onChange(value: string | null): void;
  hasTime?: boolean;
}

const two = (value: number) => String(value).padStart(2, "0");

/** A point in time as the native control wants it, in the person's own zone: `2026-11-21` or `2026-11-21T14:05`. */
function localText(value: string | null, hasTime: boolean): string {
  const date = new Date(value ?? "");
  if (Number.isNaN(date.getTime())) return "";
  const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return hasTime ? `${day}T${two(date.getHours())}:${two(date.getMinutes())}` : day;
}

/** The point in time that the native control holds, as ISO 8601 UTC. A day starts at midnight in the person's own zone. */
function isoText(local: string): string | null {
  if (local === "") return null;
  const date = new Date(local.includes("T") ? local : `${local}T00:00`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
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
  return (
    <TextInput
      {...props}
      ref={ref}
      type={hasTime ? "datetime-local" : "date"}
      value={localText(value, hasTime)}
      onChange={(event) => onChange(isoText(event.currentTarget.value))}
    />
  );
});
