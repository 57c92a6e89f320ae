import { type AnyResource, useResource } from "@tillhouse/extension-sdk/internal";
import { Button, LinkButton } from "@tillhouse/extension-sdk/ui";
import { ActionMenu } from "../actions/action-menu";
import { type RecordActions, useActions } from "../actions/use-actions";

export interface HeadActionsProps {
  resource: AnyResource;
  record: object;
  /** What can be done with the record itself. */
  actions: RecordActions;
  title: string;
}

/** The next step of a record, or of the part of it whose step comes first, and the menu of all that it can take. */
export function HeadActions({ resource, record, actions, title }: HeadActionsProps) {
  // The definition was written for records of this very resource; see `AnyResource`.
  const part = resource.detail?.next?.(record as never);
  const partResource = useResource(part?.of ?? resource.name) ?? resource;
  const partRecord = part && { ...part.record, [resource.api.singularKey]: record };
  const ofPart = useActions(partResource, partRecord, { isPart: true });
  const { next, isBusy } = part !== undefined && ofPart.next !== undefined ? ofPart : actions;
  return (
    <>
      {next?.to !== undefined && (
        <LinkButton variant="primary" icon={next.icon} to={next.to}>
          {next.label}
        </LinkButton>
      )}
      {next && next.to === undefined && (
        <Button variant="primary" icon={next.icon} isLoading={isBusy} onClick={next.onSelect}>
          {next.label}
        </Button>
      )}
      <ActionMenu actions={actions} title={title} size="medium" />
    </>
  );
}
