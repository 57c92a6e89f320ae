import type { PageElement } from "./watch/page-elements";

export interface OutlinesProps {
  parts: readonly PageElement[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

const labelHeight = 24;

interface PlacedLabel {
  left: number;
  top: number;
  width: number;
}

/** Finds a place for each label, below those that stand there already. */
function placeLabels(parts: readonly PageElement[]): Map<string, PlacedLabel> {
  const placed: PlacedLabel[] = [];
  const labels = new Map<string, PlacedLabel>();
  for (const { id, box, isEmpty } of parts) {
    if (box === undefined) continue;
    const width = Math.min(id.length * 7 + 18, window.innerWidth - 8);
    const left = Math.max(4, Math.min(box.left, window.innerWidth - width - 4));
    let top = Math.max(2, isEmpty ? box.top - labelHeight / 2 : box.top);
    const hits = () =>
      placed.find(
        (other) =>
          left < other.left + other.width &&
          other.left < left + width &&
          Math.abs(other.top - top) < labelHeight,
      );
    for (let other = hits(); other !== undefined; other = hits()) top = other.top + labelHeight;
    const label = { left, top: Math.min(top, window.innerHeight - labelHeight), width };
    placed.push(label);
    labels.set(id, label);
  }
  return labels;
}

/** The edges of what extensions can name, laid over the page, each with its name to press. */
export function Outlines({ parts, selected, onSelect }: OutlinesProps) {
  const seen = parts.filter(({ box }) => box !== undefined);
  const labels = placeLabels(seen);
  return (
    <section className="outlines" aria-label="Names on the page" dir="ltr">
      {seen.map(({ id, kind, box, isEmpty }) => {
        const label = labels.get(id);
        if (box === undefined || label === undefined) return null;
        return (
          <div key={id} data-kind={kind} data-empty={isEmpty} data-selected={id === selected}>
            <span
              className="outline"
              style={{
                left: box.left,
                top: box.top,
                width: box.right - box.left,
                height: box.bottom - box.top,
              }}
            />
            <button
              type="button"
              className="label"
              style={{ left: label.left, top: label.top, maxWidth: label.width }}
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
            >
              {id}
            </button>
          </div>
        );
      })}
    </section>
  );
}
