import { useHost } from "@tillhouse/extension-sdk";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";
import {
  type AnyResource,
  childrenOf,
  positionOf,
  type TreePosition,
  titleOf,
  useTree,
} from "@tillhouse/extension-sdk/internal";
import { Button, Dialog, Select } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useSingleFlight } from "../shared/use-single-flight";
import { useMove } from "./use-move";

export interface MoveDialogProps {
  resource: AnyResource;
  id: string;
  onClose(): void;
}

/** Asks where a record of a tree goes: below what, and after which. For whoever does not drag, and for far ways. */
export default function MoveDialog({ resource, id, onClose }: MoveDialogProps) {
  const { translate } = useHost();
  const stored = useTree(resource);
  const { tree, move } = useMove(resource, stored.tree);
  const [chosen, setChosen] = useState<TreePosition>();
  const [isBusy, setIsBusy] = useState(false);
  const once = useSingleFlight();
  const node = tree?.nodes.get(id);
  if (tree === undefined || node === undefined) return null;
  const place = chosen ?? positionOf(tree, node);
  const siblings = childrenOf(tree, place.parentId).filter((sibling) => sibling.id !== id);
  const title = titleOf(resource, node.record);
  const send = async () => {
    setIsBusy(true);
    const isDone = await move(id, place);
    setIsBusy(false);
    // What was chosen stays where it could not be done; a toast says why.
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      title={translate("tree.moveTitle", { title })}
      onClose={onClose}
      isBusy={isBusy}
      footer={
        <>
          <Button size="large" disabled={isBusy} onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button size="large" variant="primary" isLoading={isBusy} onClick={() => void once(send)}>
            {translate("tree.moveConfirm")}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        <ReferencePicker
          label={translate("tree.parent")}
          hint={translate("tree.parentHint")}
          to={resource.name}
          without={id}
          value={place.parentId === null ? [] : [place.parentId]}
          onChange={([parentId = null]) => {
            const last = childrenOf(tree, parentId)
              .filter((sibling) => sibling.id !== id)
              .at(-1);
            setChosen({ parentId, afterId: last?.id ?? null });
          }}
        />
        {resource.list?.tree?.rankKey !== undefined && (
          <Select
            label={translate("tree.order")}
            value={place.afterId ?? ""}
            options={[
              { value: "", label: translate("tree.first") },
              ...siblings.map((sibling) => ({
                value: sibling.id,
                label: translate("tree.after", { title: titleOf(resource, sibling.record) }),
              })),
            ]}
            onChange={({ currentTarget }) =>
              setChosen({ ...place, afterId: currentTarget.value === "" ? null : currentTarget.value })
            }
          />
        )}
      </div>
    </Dialog>
  );
}
