import { type AnyResource, titleOf } from "@tillhouse/extension-sdk/internal";
import { Checkbox } from "@tillhouse/extension-sdk/ui";
import { useId } from "react";
import { allCells } from "../list/state/list-layout";
import { RecordCell } from "../shared/record-cell";

export interface MemberChoiceProps {
  resource: AnyResource;
  record: object;
  /** Where it is already. */
  hint: string | undefined;
  isChecked: boolean;
  /** It is a member already. */
  isThere: boolean;
  onToggle: () => void;
}

/** A record that can be put in: with its picture where its list has one, its status and where it is. All rows are of one height. */
export function MemberChoice({ resource, record, hint, isChecked, isThere, onToggle }: MemberChoiceProps) {
  const hintId = useId();
  const markId = useId();
  const cells = allCells(resource);
  const lead = resource.list?.hasMedia ? cells[0] : undefined;
  // What its rows say first beside the name tells two of one name apart, such as the region of a shipping option.
  const mark =
    cells.find(({ mobile }) => mobile === "title") ?? cells.find(({ mobile }) => mobile === "mark");
  // Two of one name are told apart by what stands beside it.
  const said = [mark && markId, hint && hintId].filter(Boolean).join(" ");
  const place = { record, resource: resource.name, isPlain: true };
  return (
    <li className="th-member" data-media={lead !== undefined || undefined}>
      <Checkbox
        label={lead === undefined ? titleOf(resource, record) : <RecordCell cell={lead} {...place} />}
        aria-describedby={said || undefined}
        isChecked={isChecked}
        isDisabled={isThere}
        onChange={onToggle}
      />
      <span className="th-member__end">
        {mark !== undefined && (
          <span id={markId}>
            <RecordCell cell={mark} {...place} />
          </span>
        )}
        {hint !== undefined && (
          <span className="th-choice__hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </li>
  );
}
