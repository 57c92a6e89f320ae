import { useState } from "react";
import { FocusModal, LayeredModal, LayerFooter, useLayeredModal, Wizard } from "../../layers";
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  FormLayout,
  FullScreenDialog,
  Select,
  TextInput,
} from "../../ui";

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

/** One task over the complete window, with the buttons that every form has. */
export function FocusModalExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit terms…</Button>
      <FocusModal isOpen={isOpen} onClose={close} onSubmit={close} title="Edit terms">
        <FormLayout>
          <TextInput label="Title" />
        </FormLayout>
      </FocusModal>
    </>
  );
}

function Reasons() {
  const { pop } = useLayeredModal();
  return (
    <>
      <Select label="Reason" options={[{ value: "budget", label: "The budget is spent" }]} />
      <LayerFooter>
        <Button size="large" variant="primary" onClick={pop}>
          Use reason
        </Button>
      </LayerFooter>
    </>
  );
}

function EndCampaign() {
  const { push } = useLayeredModal();
  return <Button onClick={() => push({ title: "Select reason", view: <Reasons /> })}>Select reason…</Button>;
}

/** A dialog whose content leads on to further layers. Back returns to what was there. */
export function LayeredModalExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>End campaign…</Button>
      <LayeredModal
        isOpen={isOpen}
        onClose={close}
        title="End campaign"
        footer={
          <Button size="large" variant="primary" onClick={close}>
            End campaign
          </Button>
        }
      >
        <EndCampaign />
      </LayeredModal>
    </>
  );
}

/** A task in several steps. Only the step in view is mounted, so keep what is entered outside of it. */
export function WizardExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState("");
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New campaign…</Button>
      <Wizard
        isOpen={isOpen}
        onClose={close}
        onSubmit={close}
        title="New campaign"
        steps={[
          {
            id: "name",
            title: "Name",
            isComplete: name !== "",
            view: (
              <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
            ),
          },
          { id: "code", title: "Code", view: <TextInput label="Code" /> },
        ]}
      />
    </>
  );
}
