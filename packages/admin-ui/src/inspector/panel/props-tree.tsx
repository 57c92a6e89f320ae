import { isValidElement, useState } from "react";

export interface PropsTreeProps {
  name: string;
  value: unknown;
  startsOpen?: boolean;
}

function wordsOf(value: unknown): string {
  if (typeof value === "function") return `ƒ ${value.name || "()"}`;
  if (value === undefined) return "undefined";
  if (isValidElement(value)) return "<…>";
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === "object" && value !== null) return value instanceof Date ? value.toISOString() : "{…}";
  return typeof value === "bigint" || typeof value === "symbol" ? String(value) : JSON.stringify(value);
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || value instanceof Date || isValidElement(value))
    return [];
  return Object.entries(value);
}

/** A value with what is in it. What is folded is not looked at, so a value may hold itself. */
export function PropsTree({ name, value, startsOpen = false }: PropsTreeProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const entries = entriesOf(value);
  const words = (
    <>
      <span className="name">{name}</span>: <span className="value">{wordsOf(value)}</span>
    </>
  );
  if (entries.length === 0) return <div className="leaf">{words}</div>;
  return (
    <details className="branch" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {isOpen && entries.map(([key, inner]) => <PropsTree key={key} name={key} value={inner} />)}
    </details>
  );
}
