import {
  Button,
  CopyableText,
  Description,
  DescriptionList,
  Money,
  OverflowMenu,
  Page,
  PageHeader,
  Section,
  StackedList,
  StackedListItem,
  Status,
  TwoColumnLayout,
} from "../../ui";

/** A page about one thing: its status and its facts, what it consists of, and who and when at the side. */
export function RecordPage() {
  return (
    <Page>
      <PageHeader
        title="Autumn layers"
        back={{ to: "/a/campaigns", label: "Campaigns" }}
        badges={
          <Status tone="positive" shape="done" isBadge>
            Active
          </Status>
        }
        meta={["Since 2 March 2026", "128 orders"]}
        actions={
          <>
            <Button variant="primary">Edit</Button>
            <OverflowMenu
              label="Campaign actions"
              items={[{ id: "end", label: "End campaign…", onSelect: () => undefined }]}
            />
          </>
        }
      />
      <TwoColumnLayout
        sideLabel="About the campaign"
        side={
          <Section title="About">
            <DescriptionList>
              <Description label="Owner">Ada Holm</Description>
              <Description label="Code">
                <CopyableText value="AUTUMN-2026" label="Code" isCode />
              </Description>
              <Description label="Ends" />
            </DescriptionList>
          </Section>
        }
      >
        <Section title="Spending" count={2} end={<Button>Add</Button>}>
          <StackedList>
            <StackedListItem
              title="Newsletter"
              meta={["12 Mar, 09:00", "4,120 recipients"]}
              end={<Money amount={12_000} currencyCode="eur" />}
            />
            <StackedListItem
              title="Banner on the start page"
              meta={["2 Mar, 08:31"]}
              end={<Money amount={80_000} currencyCode="eur" />}
            />
            <StackedListItem isTotal title="Total" end={<Money amount={92_000} currencyCode="eur" />} />
          </StackedList>
        </Section>
        <Section title="History" count="12 changes" isFolded>
          <p>Created on 2 March.</p>
        </Section>
      </TwoColumnLayout>
    </Page>
  );
}
