import { Suspense, useContext } from "react";
import type { ResourceName } from "../records/resources";
import { RecordActionsContext, type RecordActionsProps } from "../resource/record-actions";

/**
 * What can be done with a record, or with a part of one, wherever it is shown: the named actions as small buttons, the
 * others in a menu, with the questions and forms that they ask. What cannot be done now says why. Nothing outside of an admin.
 *
 * @example <RecordActions of="fulfillments" record={{ ...fulfillment, order }} buttons={["ship"]} />
 */
export function RecordActions<Name extends ResourceName>(props: RecordActionsProps<Name>) {
  const Actions = useContext(RecordActionsContext);
  if (Actions === undefined) return null;
  // Name and record belong together, which the compiler has checked above.
  const known = props as unknown as RecordActionsProps;
  return (
    <Suspense fallback={null}>
      <Actions {...known} />
    </Suspense>
  );
}
