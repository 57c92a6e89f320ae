import { classNames } from "../base/class-names";

/** What {@link Avatar} takes. */
export interface AvatarProps {
  /** First and last name, or an e-mail address. */
  name: string;
  /** 28 or 40 px. */
  size?: "medium" | "large";
}

/** First letters of the first and the last word; of an address only what stands before the @. @example initialsOf("Maren Holt") // "MH" */
export function initialsOf(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[\s._-]+/u).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words[words.length - 1] : undefined];
  // Code points, not units: a name may start outside the basic plane.
  return [first, last]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** Initials of a person in a disc. Decoration: the name stands beside it, so screen readers skip it. */
export function Avatar({ name, size = "medium" }: AvatarProps) {
  return (
    <span className={classNames("th-avatar", size === "large" && "th-avatar--large")} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
