import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { useLocations } from "@tillhouse/extension-sdk/commerce";
import { Banner, Button, Page, PageHeader, Section, Select } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { countItemName } from "./count-items";
import { CountList } from "./count-list";
import { type StockCount, waitingAt } from "./count-queue";
import { CountScreen, type CountStep } from "./count-screen";
import { useCountItems } from "./use-count-items";
import { useCountQueue } from "./use-count-queue";

function newId(): string {
  // Pages at addresses that are not secure have no `randomUUID`.
  return crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** Counts stock with a phone in the hand: scan, number, next. It works without the network, and sends what was counted later. */
export default function CountPage() {
  const { href, translate, locale } = useHost();
  const { locations: read } = useLocations();
  const items = useCountItems(read);
  const [said, setSaid] = useState("");
  const say = (
    key: "saved" | "refused" | "queued",
    { item, counted }: Pick<StockCount, "item" | "counted">,
  ) => setSaid(translate(`inventory-count.${key}`, { item, counted: formatNumber(counted, locale) }));
  const queue = useCountQueue({
    onSettled: (count) => {
      if (count.state === "saved") items.setStocked(count);
      say(count.state === "saved" ? "saved" : "refused", count);
    },
  });
  const { store, counts } = queue;
  const [chosen, setChosen] = useState(store.location);
  const { locations } = items;
  const location =
    locations.find(({ id }) => id === chosen) ?? (locations.length === 1 ? locations[0] : undefined);
  const [step, setStep] = useState<CountStep>(() => {
    const draft = store.draft();
    return draft === undefined ? { kind: "idle" } : { kind: "item", ...draft };
  });
  const go = (next: CountStep) => {
    store.setDraft(
      next.kind === "item"
        ? { item: next.item, counted: next.counted, isScanned: next.isScanned }
        : undefined,
    );
    setStep(next);
  };
  const countAgain = (count: StockCount) => {
    const item = items.byId(count.item_id);
    if (item === undefined) return;
    if (locations.some(({ id }) => id === count.location_id)) choose(count.location_id);
    go({ kind: "item", item, counted: null, isScanned: false });
  };
  const choose = (id: string) => {
    store.setLocation(id);
    setChosen(id);
  };
  return (
    <Page>
      <PageHeader
        title={translate("inventory-count.title")}
        back={{ to: href("inventory-items"), label: translate("inventory-items.title") }}
        isNarrow
      />
      <div className="th-settings th-count">
        <Section title={translate("inventory-count.item")}>
          <div className="th-fields">
            <Select
              label={translate("inventory-count.location")}
              placeholder={translate("form.choose")}
              isRequired
              value={location?.id ?? ""}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
            {location === undefined ? (
              <p className="th-muted">{translate("inventory-count.chooseLocation")}</p>
            ) : (
              <CountScreen
                step={step}
                onStep={go}
                locationId={location.id}
                find={items.find}
                waitingAt={(item_id) => waitingAt(counts, { item_id, location_id: location.id })}
                onDraft={(counted) => {
                  if (step.kind === "item")
                    store.setDraft({ item: step.item, counted, isScanned: step.isScanned });
                }}
                onSave={(item, { counted, was }) => {
                  const count = { item: countItemName(item), counted };
                  say("queued", count);
                  queue.add({
                    ...count,
                    was,
                    id: newId(),
                    item_id: item.id,
                    location_id: location.id,
                    location: location.name,
                    at: new Date().toISOString(),
                  });
                }}
              />
            )}
            <p role="status" className="th-count__said">
              {said}
            </p>
            {items.status === "failed" && (
              <Banner
                tone="caution"
                action={
                  <Button size="small" onClick={() => void items.read()}>
                    {translate("action.retry")}
                  </Button>
                }
              >
                {translate(items.isKnown ? "inventory-count.oldItems" : "inventory-count.noItems")}
              </Banner>
            )}
          </div>
        </Section>
        <Section
          title={translate("inventory-count.counts")}
          count={counts.length === 0 ? undefined : formatNumber(counts.length, locale)}
          end={
            queue.waiting > 0 && (
              <Button isLoading={queue.isSending} onClick={() => void queue.send()}>
                {translate("inventory-count.send")}
              </Button>
            )
          }
        >
          {!queue.isKept && <Banner tone="negative">{translate("inventory-count.notKept")}</Banner>}
          {queue.failure !== undefined && (
            <Banner tone="info">{translate(`inventory-count.waitingWhy.${queue.failure}`)}</Banner>
          )}
          <CountList
            counts={counts}
            onCountAgain={countAgain}
            onOverwrite={queue.overwrite}
            onRemove={({ id }) => queue.remove(id)}
          />
        </Section>
      </div>
    </Page>
  );
}
