import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Button } from "@tillhouse/extension-sdk/ui";

export interface TreeBarProps {
  resource: AnyResource;
  /** How many records there are; `undefined` until they have been read. */
  count: number | undefined;
  /** How many of them were looked for; `undefined` where all are shown. */
  found: number | undefined;
  onAll(isOpen: boolean): void;
}

/** Above a tree: how many there are, and what opens or closes all of it. */
export function TreeBar({ resource, count, found, onAll }: TreeBarProps) {
  const { translate, locale } = useHost();
  const format = (number: number) => formatNumber(number, locale);
  const noun = translate(`${resource.name}.count`, { count: count ?? 0 });
  return (
    <div className="th-tree__bar">
      {count !== undefined && (
        <span>
          {found === undefined
            ? `${format(count)} ${noun}`
            : translate("tree.found", { found: format(found), all: format(count), noun })}
        </span>
      )}
      {found !== undefined ? (
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
