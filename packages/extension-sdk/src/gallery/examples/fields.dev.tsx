import { useState } from "react";
import {
  Checkbox,
  Field,
  FormErrors,
  PasswordInput,
  Radio,
  SearchInput,
  Select,
  Switch,
  TextArea,
  TextInput,
} from "../../ui";

/** The label stands above. A hint explains, an error says what to enter. */
export function TextInputExample() {
  const [name, setName] = useState("");
  return (
    <TextInput
      label="Name"
      isRequired
      hint="Customers see it on the receipt."
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      errors={name.length > 20 ? ["Enter at most 20 characters."] : undefined}
    />
  );
}

/** What belongs to the value stands in the input: a unit, a sign, the start of a path. */
export function TextInputWithUnit() {
  return <TextInput label="Path" prefixBox="/campaigns/" suffix=".html" defaultValue="autumn" />;
}

/** Several lines. */
export function TextAreaExample() {
  return <TextArea label="Description" hint="Shown on the page of the campaign." />;
}

/** Code is written from left to right in every language, in letters of one width. */
export function TextAreaForCode() {
  return <TextArea label="Conditions" isCode defaultValue={'{ "total": 10000 }'} />;
}

/** A button shows what was typed. */
export function PasswordInputExample() {
  return <PasswordInput label="Password of the account" />;
}

/** Search above a list. It has no label that is seen. */
export function SearchInputExample() {
  const [query, setQuery] = useState("");
  return (
    <SearchInput label="Search campaigns" placeholder="Name or code" value={query} onChange={setQuery} />
  );
}

/** One of a few. With more than about ten, or from the store, use a Combobox. */
export function SelectExample() {
  const [kind, setKind] = useState("");
  return (
    <Select
      label="Kind"
      placeholder="Choose a kind"
      options={[
        { value: "email", label: "Email" },
        { value: "banner", label: "Banner" },
      ]}
      value={kind}
      onChange={(event) => setKind(event.currentTarget.value)}
    />
  );
}

/** Yes or no, as part of a form that is saved. */
export function CheckboxExample() {
  const [isChecked, setIsChecked] = useState(true);
  return (
    <Checkbox
      label="Notify customers"
      hint="Sends an email on the first day."
      isChecked={isChecked}
      onChange={setIsChecked}
    />
  );
}

/** One of two or three, all of them in view. They belong together by their name. */
export function RadioExample() {
  const [audience, setAudience] = useState("all");
  return (
    <Field label="Audience">
      <Radio
        name="audience"
        value="all"
        label="All customers"
        isChecked={audience === "all"}
        onChange={setAudience}
      />
      <Radio
        name="audience"
        value="group"
        label="One group"
        isChecked={audience === "group"}
        onChange={setAudience}
      />
    </Field>
  );
}

/** Something that is on or off. */
export function SwitchExample() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Active" hint="Shown in the storefront." isChecked={isOn} onChange={setIsOn} />;
}

/** Gives an input of yours what all inputs have: label, hint, errors. */
export function FieldExample() {
  const [colour, setColour] = useState("#1f6f54");
  return (
    <Field label="Colour" htmlFor="campaign-colour" hint="Of the banner.">
      <input
        id="campaign-colour"
        type="color"
        value={colour}
        onChange={(event) => setColour(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Errors that belong to no single input. */
export function FormErrorsExample() {
  return <FormErrors errors={["Choose a start before the end."]} />;
}
