import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { FocusModal } from "../layers/focus-modal";
import { LayerFooter } from "../layers/layer-pane";
import { useLayeredModal } from "../layers/layer-stack";
import { LayeredModal } from "../layers/layered-modal";
import { useWizard } from "../layers/use-wizard";
import { Wizard } from "../layers/wizard";
import { Button } from "../ui/controls/button";
import { Select } from "../ui/controls/select";
import { Switch } from "../ui/controls/switch";
import { TextArea } from "../ui/controls/text-area";
import { TextInput } from "../ui/controls/text-input";
import { Description, DescriptionList } from "../ui/layout/description-list";
import { MediaObject } from "../ui/layout/media-object";
import { Menu } from "../ui/overlays/menu";
import { Thumbnail } from "../ui/text/thumbnail";

interface LayersGalleryProps {
  /** Name of the one that is open. */
  current: string;
  onClose(): void;
}

/** Dialogs that the page loads when it needs them: layers, wizards, one task over the whole window. */
export function LayersGallery({ current, onClose }: LayersGalleryProps) {
  const close = (
    <Button size="large" onClick={onClose}>
      Cancel
    </Button>
  );
  return (
    <>
      <LayeredModal
        isOpen={current === "layers"}
        onClose={onClose}
        title="Request return"
        footerNote="1 item"
        footer={
          <>
            {close}
            <Button size="large" variant="primary" onClick={onClose}>
              Request return
            </Button>
          </>
        }
      >
        <ReturnItems />
      </LayeredModal>
      {(["modal", "layered"] as const).map((shell) => (
        <DraftOrder
          key={shell}
          shell={shell}
          isOpen={current === (shell === "modal" ? "wizard" : "layered wizard")}
          onClose={onClose}
        />
      ))}
      <FocusModal isOpen={current === "focus"} onClose={onClose} onSubmit={onClose} title="Edit address">
        <div className="th-fields th-fields--two">
          <TextInput label="First name" defaultValue="Bo" />
          <TextInput label="Last name" defaultValue="Hansen" />
          <TextInput label="Address" className="th-fields__wide" isRequired />
          <Switch isChecked onChange={() => undefined} label="Also for the invoice" />
        </div>
      </FocusModal>
    </>
  );
}

const tarp = (
  <MediaObject thumbnail={<Thumbnail alt="" hue={235} />} name="Canyon Tarp" details="Black · TENT-46-BL" />
);

function ReturnItems() {
  const { push, pop } = useLayeredModal();
  const [reason, setReason] = useState("");
  const choose = (next: string) => {
    setReason(next);
    pop();
  };
  const ask = () =>
    push({
      title: "Select reason",
      subtitle: "Canyon Tarp, Black",
      view: <Reasons start={reason} onChoose={choose} />,
    });
  return (
    <div className="th-fields">
      {tarp}
      <TextInput label="Quantity" steppers min={0} max={2} defaultValue={1} note="2 shipped" />
      <div className="th-row">
        <Button onClick={ask}>Select reason…</Button>
        <Menu
          label="Item actions"
          align="start"
          trigger={
            <Button
              variant="ghost"
              iconOnly
              label="More"
              icon={<Ellipsis className="th-icon" aria-hidden />}
            />
          }
          items={[{ id: "reason", label: "Change reason…", onSelect: ask }]}
        />
        <span className="th-muted">{reason}</span>
      </div>
    </div>
  );
}

const reasons = ["Too small", "Too large", "Damaged"].map((label) => ({ value: label, label }));

function Reasons({ start, onChoose }: { start: string; onChoose(reason: string): void }) {
  const { push, pop } = useLayeredModal();
  const [reason, setReason] = useState(start);
  return (
    <div className="th-fields">
      <Select
        label="Reason"
        isRequired
        placeholder="Choose a reason"
        options={reasons}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TextArea label="Note" placeholder="What the customer said" />
      <div>
        <Button onClick={() => push({ title: "New reason", view: <TextInput label="Name" /> })}>
          New reason…
        </Button>
      </div>
      <LayerFooter>
        <Button size="large" onClick={pop}>
          Cancel
        </Button>
        <Button size="large" variant="primary" disabled={!reason} onClick={() => onChoose(reason)}>
          Use reason
        </Button>
      </LayerFooter>
    </div>
  );
}

interface DraftOrderProps {
  shell: "modal" | "layered";
  isOpen: boolean;
  onClose(): void;
}

function DraftOrder({ shell, isOpen, onClose }: DraftOrderProps) {
  const [region, setRegion] = useState("");
  return (
    <Wizard
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={async () => {
        // As long as a store takes.
        await new Promise((resolve) => setTimeout(resolve, 400));
        onClose();
      }}
      title="New draft order"
      shell={shell}
      hasSummary
      steps={[
        { id: "region", view: <Region value={region} onChange={setRegion} />, isComplete: region !== "" },
        { id: "items", title: "Items", view: shell === "layered" ? <ReturnItems /> : tarp },
        { id: "customer", title: "Customer", view: <Customer /> },
        {
          id: "summary",
          title: "Summary",
          view: (
            <DescriptionList>
              <Description label="Region">{region}</Description>
              <Description label="Items">Canyon Tarp</Description>
            </DescriptionList>
          ),
        },
      ]}
    />
  );
}

function Region({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <>
      <p className="th-muted">
        Choose the region first. It sets the currency, the countries and the ways to ship.
      </p>
      <Select
        label="Region"
        isRequired
        placeholder="Choose a region"
        options={[{ value: "Nordics", label: "Nordics, DKK" }]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}

function Customer() {
  const { enableNext, disableNext } = useWizard();
  return (
    <TextInput
      label="Email"
      hint="Next is disabled while this is empty."
      defaultValue="bo.hansen@example.com"
      onChange={({ currentTarget: { value } }) => (value ? enableNext() : disableNext())}
    />
  );
}
