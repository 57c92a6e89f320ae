import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Button } from "@tillhouse/extension-sdk/ui";

/** Props of {@link TreeBar}. */
export interface TreeBarProps {
  resource: AnyResource;
  /** How many records there are; `undefined` until they have been read. */
  count: number | undefined;
  /** Only what was looked for is shown, with what leads to it. */
  isFound: boolean;
  onAll(isOpen: boolean): void;
}

/** Above a tree: how many there are, and what opens or closes all of it. */
export function TreeBar({ resource, count, isFound, onAll }: TreeBarProps) {
  const { translate, locale } = useHost();
  const number = count === undefined ? "" : new Intl.NumberFormat(locale).format(count);
  return (
    <div className="th-tree__bar">
      <span>{count !== undefined && `${number} ${translate(`${resource.name}.count`, { count })}`}</span>
      {isFound ? (
        <span className="th-push">{translate("tree.searchFirst")}</span>
      ) : (
        <>
          <Button className="th-push" variant="ghost" size="small" onClick={() => onAll(true)}>
            {translate("tree.expandAll")}
          </Button>
          <Button variant="ghost" size="small" onClick={() => onAll(false)}>
            {translate("tree.collapseAll")}
          </Button>
        </>
      )}
    </div>
  );
}
