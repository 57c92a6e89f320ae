import { useState } from "react";
import { DateInput } from "../../inputs";
import {
  Banner,
  BlockStack,
  Button,
  Form,
  FormLayout,
  FormLayoutGroup,
  InlineStack,
  Page,
  PageActions,
  PageHeader,
  Section,
  Status,
  Tag,
  TextInput,
  TwoColumnLayout,
} from "../../ui";

/** The head of a page. The title is a noun, and the way back is known from the address. */
export function PageHeaderExample() {
  return (
    <PageHeader
      title="Autumn layers"
      badges={
        <Status tone="positive" shape="done" isBadge>
          Active
        </Status>
      }
      meta={["Since 2 March", "128 orders"]}
      actions={
        <>
          <Button>Duplicate</Button>
          <Button variant="primary">Edit</Button>
        </>
      }
    />
  );
}

/** What is worked on, and beside it who, where and when. On a phone the side comes after. */
export function TwoColumnLayoutExample() {
  return (
    <TwoColumnLayout side={<Section title="Owner">Ada Holm</Section>} sideLabel="About the campaign">
      <Section title="Products">3 products</Section>
      <Section title="Budget">1,200.00 EUR</Section>
    </TwoColumnLayout>
  );
}

/** The complete form of a page. Enter in a field sends it, too. */
export function FormExample() {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  return (
    <Form onSubmit={() => setError(name === "" ? "Enter a name." : undefined)}>
      <Section title="Details">
        <FormLayout>
          <TextInput
            label="Name"
            isRequired
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            errors={error === undefined ? undefined : [error]}
          />
        </FormLayout>
      </Section>
      <PageActions>
        <Button size="large">Cancel</Button>
        <Button size="large" variant="primary" type="submit">
          Create campaign
        </Button>
      </PageActions>
    </Form>
  );
}

/** Fields below each other. It knows how wide a field is, so you need no styles. */
export function FormLayoutExample() {
  return (
    <FormLayout>
      <TextInput label="Name" isRequired />
      <TextInput label="Code" hint="Customers enter it." />
    </FormLayout>
  );
}

/** Fields that belong together stand beside each other where there is room. */
export function FormLayoutGroupExample() {
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  return (
    <FormLayout>
      <TextInput label="Name" isRequired />
      <FormLayoutGroup>
        <DateInput label="Starts" value={start} onChange={setStart} />
        <DateInput label="Ends" value={end} onChange={setEnd} />
      </FormLayoutGroup>
    </FormLayout>
  );
}

/** The buttons at the end of a page, with a word on what is missing. */
export function PageActionsExample() {
  return (
    <PageActions note="1 field needs attention">
      <Button size="large">Cancel</Button>
      <Button size="large" variant="primary">
        Save changes
      </Button>
    </PageActions>
  );
}

/** Things below each other. */
export function BlockStackExample() {
  return (
    <BlockStack>
      <Banner tone="info">The campaign starts tomorrow.</Banner>
      <p>Customers see it from 9:00.</p>
    </BlockStack>
  );
}

/** Things beside each other. */
export function InlineStackExample() {
  return (
    <InlineStack>
      <Button size="small">Export</Button>
      <Tag>autumn</Tag>
      <Tag>tents</Tag>
    </InlineStack>
  );
}

/** The sheet of a page. Everything that a page shows stands in it. */
export function PageExample() {
  return (
    <Page>
      <PageHeader title="Campaigns" />
      <Section title="Active">4 campaigns</Section>
    </Page>
  );
}
