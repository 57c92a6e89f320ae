import { Button } from "@tillhouse/extension-sdk/ui";
import { useEffect, useId, useRef } from "react";
import { useAdmin } from "../context/admin-context";
import { reloadPage } from "./reload-page";
import { useStaleMessage } from "./use-stale-message";

/**
 * Instead of a drawer or a dialog that was asked for. Whoever wanted it closes it again. It is the browser's own dialog:
 * where one file is gone, those of other dialogs are too.
 */
export function MissingChunkDialog(wanted: object) {
  const { translate } = useAdmin();
  const { title, text } = useStaleMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => {
    const onClose: unknown = Reflect.get(wanted, "onClose");
    if (typeof onClose === "function") onClose();
    else dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="th-dialog th-dialog--confirm th-dialog--own"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header className="th-dialog__head">
        <h2 className="th-dialog__title" id={`${id}-title`}>
          {title}
        </h2>
      </header>
      <div className="th-dialog__body">
        <p className="th-muted" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <footer className="th-dialog__foot">
        <Button size="large" onClick={close}>
          {translate("stale.later")}
        </Button>
        <Button size="large" variant="primary" onClick={reloadPage}>
          {translate("action.reload")}
        </Button>
      </footer>
    </dialog>
  );
}
