import { ChevronDown, Plus, Tag } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps, LinkButton } from "../ui/controls/button";
import { Checkbox } from "../ui/controls/checkbox";
import { Field } from "../ui/controls/field";
import { FormErrors } from "../ui/controls/form-errors";
import { PasswordInput } from "../ui/controls/password-input";
import { Radio } from "../ui/controls/radio";
import { SearchInput } from "../ui/controls/search-input";
import { Select } from "../ui/controls/select";
import { Switch } from "../ui/controls/switch";
import { TextArea } from "../ui/controls/text-area";
import { TextInput } from "../ui/controls/text-input";
import { Board, Specimen, Stack } from "./specimen.dev";

const buttons: Array<[NonNullable<ButtonProps["variant"]>, string]> = [
  ["primary", "Save changes"],
  ["secondary", "Export"],
  ["ghost", "Cancel"],
  ["danger", "Remove"],
  ["nuclear", "Delete store"],
];
const plus = <Plus className="th-icon" aria-hidden="true" />;
const rows: Array<[string, Partial<ButtonProps>]> = [
  ["Large 40", { size: "large" }],
  ["Medium 32", {}],
  ["Small 24", { size: "small" }],
  ["Loading", { isLoading: true }],
  ["Disabled", { disabled: true }],
  ["With icon", { icon: plus }],
];

function Buttons() {
  return (
    <div className="gallery__wide">
      <div className="gallery__buttons">
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

/** As a form keeps them: the field finds its own by its name. */
const formErrors = {
  email: ["Enter a full address, such as name@example.com.", "It is taken by another customer."],
};

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
      <TextInput
        label="Price"
        tooltip="Without tax"
        isRequired
        steppers
        prefix={<Tag className="th-icon" aria-hidden="true" />}
        suffix="DKK"
        step={10}
        defaultValue={120}
        onDelete={() => undefined}
      />
      <TextInput label="Tracking number" defaultValue="TRK100060" onDelete={() => undefined} />
      <Select
        label="Collection"
        placeholder="Choose a collection"
        defaultValue=""
        options={[{ value: "a", label: "Autumn layers" }]}
      />
      <TextInput label="Email" isRequired defaultValue="bo.hansen@example" name="email" errors={formErrors} />
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
      <Field label="Sales channels" note="2 of 4" hint="A group of controls under one label.">
        <div className="th-row">
          <Checkbox isChecked onChange={() => undefined} label="Web" />
          <Checkbox isChecked={false} onChange={() => undefined} label="Shop" />
        </div>
      </Field>
      <div className="th-field">
        <span className="th-field__label">Errors by themselves</span>
        <FormErrors errors={["Choose a country.", "Choose a currency.", "Choose a tax."]} />
      </div>
      <TextArea label="Raw data" isCode defaultValue={'{ "season": "AW26" }'} errors={["Close the list."]} />
      <TextArea label="Locked" disabled defaultValue="Set by the store." />
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
      <PasswordInput label="Password" isLabelHidden size="small" defaultValue="correcthorse" />
      <TextInput label="Count" isLabelHidden size="small" steppers defaultValue={12} />
      <TextInput label="Code" isLabelHidden size="small" defaultValue="TRK1" onDelete={() => undefined} />
      <TextInput label="Changed" isLabelHidden size="small" defaultValue="Changed" isChanged />
      <TextInput label="Locked" isLabelHidden size="small" defaultValue="Locked" disabled />
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

/** Buttons, fields and choices, in every variant, size and state. */
export function ControlsGallery() {
  return (
    <Board>
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
          <LinkButton to="/" iconOnly label="Open" icon={plus} />
          <LinkButton to="/" variant="primary" icon={plus}>
            Create order
          </LinkButton>
          <Button variant="primary" wide size="large">
            Sign in
          </Button>
        </Stack>
      </Specimen>
      <Specimen title="Text inputs, default 40" span={8}>
        <Fields />
      </Specimen>
      <Specimen title="Text inputs, small 32" span={4}>
        <SmallFields />
      </Specimen>
      <Specimen title="Checkbox, radio, switch" span={12}>
        <Choices />
      </Specimen>
    </Board>
  );
}
