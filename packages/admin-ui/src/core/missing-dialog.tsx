import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useAdmin } from "./admin-context";
import { reloadPage } from "./reload-page";
import { useStaleWords } from "./use-stale-words";

/** Instead of a drawer or a dialog that was asked for. Whoever wanted it closes it again. */
export function MissingDialog(wanted: object) {
  const { translate } = useAdmin();
  const { title, text } = useStaleWords();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    const onClose: unknown = Reflect.get(wanted, "onClose");
    if (typeof onClose === "function") onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={reloadPage}
      title={title}
      description={text}
      confirmLabel={translate("action.reload")}
      cancelLabel={translate("stale.later")}
    />
  );
}
