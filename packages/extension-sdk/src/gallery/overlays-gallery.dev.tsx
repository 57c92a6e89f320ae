import { Archive, Copy, Ellipsis, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/controls/button";
import { Field } from "../ui/controls/field";
import { OverflowMenu } from "../ui/controls/overflow-menu";
import { Select } from "../ui/controls/select";
import { TextArea } from "../ui/controls/text-area";
import { TextInput } from "../ui/controls/text-input";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog";
import { Dialog } from "../ui/dialogs/dialog";
import { Drawer } from "../ui/dialogs/drawer";
import { FullScreenDialog } from "../ui/dialogs/full-screen-dialog";
import { KeyValueList } from "../ui/layout/key-value-list";
import { Menu } from "../ui/overlays/menu";
import { Popover } from "../ui/overlays/popover";
import { Tooltip } from "../ui/overlays/tooltip";
import { GridDialogDemo } from "./grid-gallery.dev";
import { LayersGallery } from "./layers-gallery.dev";
import { Board, Specimen } from "./specimen.dev";

const nothing = () => undefined;

const names = [
  "dialog",
  "long",
  "confirm",
  "nuclear",
  "drawer",
  "sheet",
  "focus",
  "layers",
  "wizard",
  "layered wizard",
  "grid",
];

/** Whatever lies above the page; `open` says which one starts open. */
export function OverlaysGallery({ open }: { open: string }) {
  const [current, setCurrent] = useState(open);
  const close = () => setCurrent("");
  const cancel = (
    <Button size="large" onClick={close}>
      Cancel
    </Button>
  );
  return (
    <Board>
      <Specimen title="Dialogs" span={6}>
        <div className="th-row th-row--wrap">
          {names.map((name) => (
            <Button key={name} onClick={() => setCurrent(name)}>
              {`Open ${name}`}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen title="Menu, popover, tooltip" span={6}>
        <div className="th-row th-row--wrap">
          <OverlayTriggers onDanger={() => setCurrent("nuclear")} />
        </div>
      </Specimen>
      <LayersGallery current={current} onClose={close} />
      {current === "grid" && <GridDialogDemo onClose={close} />}
      <Dialog
        isOpen={current === "dialog"}
        onClose={close}
        onBack={close}
        title="Select reason"
        subtitle="Canyon Tarp, Black"
        footer={
          <>
            {cancel}
            <Button size="large" variant="primary">
              Use reason
            </Button>
          </>
        }
      >
        <div className="th-fields">
          <Select label="Reason" isRequired options={[{ value: "small", label: "Too small" }]} />
          <TextArea label="Note" placeholder="What the customer said" />
        </div>
      </Dialog>
      <Dialog
        isOpen={current === "long"}
        onClose={close}
        title="Choose products"
        footer={
          <>
            {cancel}
            <Button size="large" variant="primary" isLoading>
              Add products
            </Button>
          </>
        }
      >
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a filler
          <p key={index}>Line {index + 1}</p>
        ))}
      </Dialog>
      <ConfirmDialog
        isOpen={current === "confirm"}
        onClose={close}
        onConfirm={close}
        tone="danger"
        title="Remove 3 products from Autumn layers?"
        description="The products stay in the shop. You can add them again."
        confirmLabel="Remove products"
        cancelLabel="Keep products"
        error="The store did not answer. Nothing was removed. Try again."
      />
      <ConfirmDialog
        isOpen={current === "nuclear"}
        onClose={close}
        onConfirm={close}
        tone="nuclear"
        typedConfirmation="order #1120"
        title="Cancel order #1120?"
        description="The customer is told and reserved items go back to stock. This cannot be undone."
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
      />
      <Drawer
        isOpen={current === "drawer"}
        onClose={close}
        title="Edit collection"
        footerNote="1 field needs attention"
        footer={
          <>
            {cancel}
            <Button size="large" variant="primary">
              Save changes
            </Button>
          </>
        }
      >
        <TextInput label="Title" isRequired defaultValue="Autumn layers" />
        <TextInput
          label="Handle"
          prefixBox="/"
          defaultValue="bestsellers"
          errors={[
            "“Bestsellers” already uses this handle. Choose another, or leave it empty to get autumn-layers.",
          ]}
        />
        <Field label="Metadata" note="2 keys">
          <KeyValueList
            label="Metadata"
            rows={[
              { key: "season", value: "AW26" },
              { key: "banner_id", value: "bn_01M7XG4" },
            ]}
            onRemove={nothing}
          />
        </Field>
      </Drawer>
      <FullScreenDialog
        isOpen={current === "sheet"}
        onClose={close}
        title="New product"
        footer={
          <>
            {cancel}
            <Button size="large" variant="primary">
              Create product
            </Button>
          </>
        }
      >
        <div className="th-fields th-fields--two">
          <TextInput label="Title" isRequired />
          <TextInput label="Handle" prefixBox="/" />
        </div>
      </FullScreenDialog>
    </Board>
  );
}

function OverlayTriggers({ onDanger }: { onDanger(): void }) {
  return (
    <>
      <OverflowMenu
        label="More of the order"
        items={[{ id: "duplicate", label: "Duplicate", onSelect: nothing }]}
      />
      <Menu
        label="Order actions"
        trigger={
          <Button
            variant="ghost"
            iconOnly
            label="More"
            icon={<Ellipsis className="th-icon" aria-hidden="true" />}
          />
        }
        items={[
          {
            id: "duplicate",
            label: "Duplicate",
            icon: <Copy className="th-icon" />,
            shortcut: "D",
            onSelect: nothing,
          },
          { id: "archive", label: "Archive", icon: <Archive className="th-icon" />, to: "/archive" },
          {
            id: "print",
            label: "Print slip",
            icon: <Printer className="th-icon" />,
            isDisabled: true,
            reason: "Nothing is packed yet",
          },
          { id: "line", separator: true },
          {
            id: "cancel",
            label: "Cancel order…",
            icon: <Trash2 className="th-icon" />,
            tone: "danger",
            onSelect: onDanger,
          },
        ]}
      />
      <Popover label="Filter" trigger={<Button>Open popover</Button>}>
        <TextInput label="Contains" size="small" />
      </Popover>
      {(["bottom", "top", "left", "right"] as const).map((side) => (
        <Tooltip key={side} side={side} content="Wednesday 19 November 2026, 18:04 in your time zone">
          <Button variant="ghost">{`Tooltip ${side}`}</Button>
        </Tooltip>
      ))}
    </>
  );
}
