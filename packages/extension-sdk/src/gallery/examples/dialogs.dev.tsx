import { useState } from "react";
import { Button, ConfirmDialog, Dialog, Drawer, FullScreenDialog, TextInput } from "../../ui";

/** One question or one small form in the middle. */
export function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename…</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Rename campaign"
        footer={
          <>
            <Button size="large" onClick={close}>
              Cancel
            </Button>
            <Button size="large" variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextInput label="Name" defaultValue="Autumn layers" />
      </Dialog>
    </>
  );
}

/** A form beside the page that it belongs to. The forms of the admin open in it. */
export function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit…</Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Edit campaign"
        footer={
          <>
            <Button size="large" onClick={close}>
              Cancel
            </Button>
            <Button size="large" variant="primary" onClick={close}>
              Save changes
            </Button>
          </>
        }
      >
        <TextInput label="Name" defaultValue="Autumn layers" />
        <TextInput label="Code" defaultValue="AUTUMN" />
      </Drawer>
    </>
  );
}

/** Asks before something happens. What cannot be undone asks for a word, too. */
export function ConfirmDialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete…
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        tone="danger"
        title="Delete Autumn layers?"
        description="Its statistics are deleted, too. This cannot be undone."
        confirmLabel="Delete campaign"
        cancelLabel="Keep campaign"
      />
    </>
  );
}

/** A task that needs the complete window. */
export function FullScreenDialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New campaign…</Button>
      <FullScreenDialog
        isOpen={isOpen}
        onClose={close}
        title="New campaign"
        footer={
          <Button size="large" variant="primary" onClick={close}>
            Create campaign
          </Button>
        }
      >
        <TextInput label="Name" isRequired />
      </FullScreenDialog>
    </>
  );
}
