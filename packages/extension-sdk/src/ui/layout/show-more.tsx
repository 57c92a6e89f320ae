import { Children, type ReactNode, useState } from "react";
import { useUi } from "../base/ui-context";
import { Button } from "../controls/button";

/** How many entries of a list are shown before somebody asks for the rest. */
const shownAtFirst = 8;

/** What {@link useShowMore} answers. */
export interface ShowMore<Item> {
  /** The entries that are drawn now: the first ones, or all. */
  shown: readonly Item[];
  /** The button that shows the rest, and hides it again; nothing where all are shown anyhow. */
  button: ReactNode;
}

/**
 * A long list that starts with its first entries: a page that says something again in full each time is not read.
 *
 * @example
 * const { shown, button } = useShowMore(lines);
 */
export function useShowMore<Item>(items: readonly Item[]): ShowMore<Item> {
  const { translate } = useUi();
  const [isOpen, setIsOpen] = useState(false);
  // A button in the place of one entry would spare nothing.
  if (items.length <= shownAtFirst + 1) return { shown: items, button: undefined };
  return {
    shown: isOpen ? items : items.slice(0, shownAtFirst),
    button: (
      <div className="th-show-more">
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? translate("ui.showMore.fewer") : translate("ui.showMore.all", { total: items.length })}
        </Button>
      </div>
    ),
  };
}

/** What {@link ShowMoreBody} takes. */
export interface ShowMoreBodyProps {
  /** How many columns the table has. */
  span: number;
  /** Its rows. */
  children: ReactNode;
}

/** The body of a table of lines that starts with its first rows; see {@link useShowMore}. */
export function ShowMoreBody({ span, children }: ShowMoreBodyProps) {
  const { shown, button } = useShowMore(Children.toArray(children));
  return (
    <tbody>
      {shown}
      {button && (
        <tr>
          <td data-area="item" colSpan={span}>
            {button}
          </td>
        </tr>
      )}
    </tbody>
  );
}
