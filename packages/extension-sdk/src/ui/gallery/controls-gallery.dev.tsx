import { ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps, LinkButton } from "../button";
import { Checkbox } from "../checkbox";
import { PasswordInput } from "../password-input";
import { Radio } from "../radio";
import { SearchInput } from "../search-input";
import { Select } from "../select";
import { Switch } from "../switch";
import { TextArea } from "../text-area";
import { TextInput } from "../text-input";
import { Sheet, Specimen, Stack } from "./specimen.dev";

const buttons: Array<[NonNullable<ButtonProps["variant"]>, string]> = [
  ["primary", "Save changes"],
  ["secondary", "Export"],
  ["ghost", "Cancel"],
  ["danger", "Remove"],
  ["nuclear", "Delete store"],
];
const rows: Array<[string, Partial<ButtonProps>]> = [
  ["Large 40", { size: "large" }],
  ["Medium 32", {}],
  ["Small 24", { size: "small" }],
  ["Loading", { isLoading: true }],
  ["Disabled", { disabled: true }],
];
const plus = <Plus className="th-icon" aria-hidden="true" />;

function Buttons() {
  return (
    <div className="th-scroll-x">
      <div
        style={{
          display: "grid",
          gridTemplateColumns: "72px repeat(5, max-content)",
          gap: 12,
          alignItems: "center",
        }}
      >
        {rows.flatMap(([name, props]) => [
          <span className="th-muted th-small" key={name}>
            {name}
          </span>,
          ...buttons.map(([variant, text]) => (
            <Button key={`${name} ${variant}`} variant={variant} {...props}>
              {text}
            </Button>
          )),
        ])}
      </div>
    </div>
  );
}

function Fields() {
  return (
    <div className="th-fields th-fields--two">
      <TextInput
        label="Title"
        isRequired
        placeholder="Ridge Tent 2"
        hint="Shown in the shop and on packing slips."
        tooltip="Also the name in e-mails"
      />
      <TextInput label="Handle" prefixBox="/" defaultValue="ridge-tent-2" />
      <TextInput
        label="Amount"
        note="of 2,576.75 refundable"
        isNumeric
        defaultValue="230.00"
        suffix="DKK"
        inputMode="decimal"
      />
      <TextInput label="Quantity" note="8 available (10 in stock)" steppers defaultValue={2} min={0} />
      <TextInput label="Tracking number" defaultValue="TRK100060" onDelete={() => undefined} />
      <Select
        label="Collection"
        placeholder="Choose a collection"
        defaultValue=""
        options={[{ value: "a", label: "Autumn layers" }]}
      />
      <TextInput
        label="E-mail"
        isRequired
        defaultValue="bo.hansen@example"
        errors={["Enter a full address, such as name@example.com.", "It is taken."]}
      />
      <TextInput label="Customer since" defaultValue="2 Mar 2025" disabled hint="Set by the store." />
      <PasswordInput label="Password" defaultValue="correcthorse" />
      <TextInput label="Changed, not saved" defaultValue="Northern Wrap Dress" isChanged />
      <Select
        label="Region"
        isRequired
        defaultValue="n"
        options={[{ value: "n", label: "Nordics" }]}
        errors={["Choose another region."]}
      />
      <Select label="Locked" defaultValue="n" disabled options={[{ value: "n", label: "Nordics" }]} />
      <TextArea
        label="Description"
        className="th-fields__wide"
        note="139 characters"
        defaultValue="Made for daily use. Cut from organic cotton and finished by hand."
      />
    </div>
  );
}

function SmallFields() {
  const [query, setQuery] = useState("tent");
  return (
    <div className="th-fields">
      <SearchInput value="" onChange={() => undefined} label="Search" placeholder="Number, name or e-mail" />
      <SearchInput value={query} onChange={setQuery} label="Search" />
      <TextInput label="Count" isLabelHidden size="small" steppers defaultValue={12} />
      <TextInput label="Price" isLabelHidden size="small" isNumeric defaultValue="549.00" suffix="DKK" />
      <Select
        label="When"
        isLabelHidden
        size="small"
        defaultValue="a"
        options={[{ value: "a", label: "in the last" }]}
      />
      <TextInput
        label="Stock"
        isLabelHidden
        size="small"
        isNumeric
        defaultValue="-3"
        errors={["Cannot be less than 0."]}
      />
    </div>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  return (
    <Stack>
      <Checkbox
        isChecked={isOn}
        onChange={setOn}
        label="Send notifications"
        hint="Customer gets an e-mail when it ships."
      />
      <Checkbox isChecked={false} onChange={setOn} label="Select all" />
      <Checkbox isChecked="mixed" onChange={setOn} label="3 of 20 on this page" />
      <Checkbox isChecked={false} onChange={setOn} label="Locked while fulfilled" isDisabled />
      <Radio name="kind" value="refund" isChecked onChange={() => undefined} label="Refund" />
      <Radio name="kind" value="replace" isChecked={false} onChange={() => undefined} label="Replace" />
      <Switch isChecked={isOn} onChange={setOn} label="Discountable" />
      <Switch
        isChecked={false}
        onChange={setOn}
        label="Allow backorders"
        hint="Sell more than there is in stock."
      />
      <Switch isChecked={false} onChange={setOn} label="Managed elsewhere" isDisabled />
      <div style={{ inlineSize: "100%" }}>
        <Switch isChecked onChange={setOn} label="Discountable" isEnd />
      </div>
    </Stack>
  );
}

/** Buttons, fields and choices. */
export function ControlsGallery() {
  return (
    <Sheet>
      <Specimen title="Buttons" span={8}>
        <Buttons />
      </Specimen>
      <Specimen title="Icon, pair, link" span={4}>
        <Stack>
          <div className="th-row">
            <Button size="large" iconOnly label="Add" icon={plus} />
            <Button iconOnly label="Add" icon={plus} />
            <Button size="small" iconOnly label="Add" icon={plus} />
          </div>
          <span className="th-button-pair">
            <Button>Create fulfilment</Button>
            <Button
              iconOnly
              label="More ways to fulfil"
              icon={<ChevronDown className="th-icon" aria-hidden="true" />}
            />
          </span>
          <LinkButton to="/" variant="primary" icon={plus}>
            Create order
          </LinkButton>
          <Button variant="primary" wide size="large">
            Sign in
          </Button>
        </Stack>
      </Specimen>
      <Specimen title="Inputs, default 40" span={8}>
        <Fields />
      </Specimen>
      <Specimen title="Inputs, small 32" span={4}>
        <SmallFields />
        <div style={{ blockSize: 24 }} />
        <Choices />
      </Specimen>
    </Sheet>
  );
}
