import { useState } from "react";
import { DateInput, MoneyInput } from "../../inputs";
import {
  Button,
  Form,
  FormLayout,
  FormLayoutGroup,
  Page,
  PageActions,
  PageHeader,
  Section,
  Select,
  Switch,
  TextArea,
  TextInput,
  TwoColumnLayout,
} from "../../ui";

const kinds = [
  { value: "email", label: "Email" },
  { value: "banner", label: "Banner" },
];

/** A page with a form: head, sections, fields, a side column, and the buttons at the end. */
export function FormPage() {
  const [name, setName] = useState("");
  const [budget, setBudget] = useState<number | null>(null);
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [isActive, setIsActive] = useState(true);
  const [error, setError] = useState<string>();
  const save = () => setError(name === "" ? "Enter a name." : undefined);
  return (
    <Page>
      <PageHeader title="New campaign" back={{ to: "/a/campaigns", label: "Campaigns" }} />
      <Form onSubmit={save}>
        <TwoColumnLayout
          sideLabel="How it is shown"
          side={
            <Section title="Visibility">
              <FormLayout>
                <Switch
                  label="Active"
                  hint="Shown in the storefront."
                  isChecked={isActive}
                  onChange={setIsActive}
                />
                <Select label="Kind" options={kinds} defaultValue="email" />
              </FormLayout>
            </Section>
          }
        >
          <Section title="Details">
            <FormLayout>
              <TextInput
                label="Name"
                isRequired
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                errors={error === undefined ? undefined : [error]}
              />
              <TextArea label="Description" hint="Shown on the page of the campaign." />
            </FormLayout>
          </Section>
          <Section title="Time and money">
            <FormLayout>
              <FormLayoutGroup>
                <DateInput label="Starts" value={start} onChange={setStart} />
                <DateInput label="Ends" value={end} onChange={setEnd} />
              </FormLayoutGroup>
              <MoneyInput label="Budget" currencyCode="eur" value={budget} onChange={setBudget} />
            </FormLayout>
          </Section>
        </TwoColumnLayout>
        <PageActions note={error && "1 field needs attention"}>
          <Button size="large">Cancel</Button>
          <Button size="large" variant="primary" type="submit">
            Create campaign
          </Button>
        </PageActions>
      </Form>
    </Page>
  );
}
