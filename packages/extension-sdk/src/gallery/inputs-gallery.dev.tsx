import { useState } from "react";
import type { DateRange } from "../dates/date-ranges";
import type { LineSelection } from "../fields/line-selection";
import type { NumberRange } from "../format/number-range";
import { Combobox, type ComboboxProps } from "../inputs/combobox";
import type { ComboboxOption } from "../inputs/combobox-list";
import { DateInput } from "../inputs/date-input";
import { DateRangePicker } from "../inputs/date-range-picker";
import { LineItemRow } from "../inputs/lines/line-item-row";
import { LineItemsInput } from "../inputs/lines/line-items-input";
import { FileDropzone, type FileItem } from "../inputs/media/file-dropzone";
import { MediaInput } from "../inputs/media/media-input";
import { MetadataEditor } from "../inputs/metadata-editor";
import { MoneyInput } from "../inputs/numbers/money-input";
import { NumberInput, PercentInput } from "../inputs/numbers/number-input";
import { QuantityInput } from "../inputs/numbers/quantity-input";
import { RangeInput } from "../inputs/numbers/range-input";
import { type SuggestedAmount, SuggestedMoneyInput } from "../inputs/numbers/suggested-money-input";
import { type SortableItem, SortableList } from "../inputs/sortable-list";
import { TagsInput } from "../inputs/tags-input";
import { Button } from "../ui/controls/button";
import { MediaObject } from "../ui/layout/media-object";
import { Board, Specimen } from "./specimen.dev";

const collections: ComboboxOption[] = [
  { value: "autumn", label: "Autumn layers", note: "autumn-layers" },
  { value: "best", label: "Bestsellers", note: "bestsellers" },
  { value: "sleep", label: "Sleep systems", note: "sleep-systems" },
];
const nothing = () => undefined;

function Collections({ start, ...props }: Partial<ComboboxProps> & { start: ComboboxOption[] }) {
  const [chosen, setChosen] = useState(start);
  const [query, setQuery] = useState("");
  return (
    <Combobox
      label="Collection"
      options={collections.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      {...props}
      chosen={chosen}
      onChoose={setChosen}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

function Comboboxes() {
  return (
    <div className="th-fields th-fields--two">
      <Collections start={[]} placeholder="Name or handle" hint="Type to find one." />
      <Collections start={collections.slice(1, 2)} isRequired label="One of many" />
      <Collections start={collections.slice(0, 2)} isMultiple label="Several of many" isChanged />
      <Collections start={[]} label="In error" errors={["Choose a collection."]} />
      <Collections start={collections.slice(2)} label="Locked" disabled />
      <Collections start={[]} label="Loading" isLoading options={[]} />
      <Collections start={[]} label="Not reached" problem="The store did not answer." onRetry={nothing} />
      <Collections start={[]} label="May create" onCreate={nothing} hasMore onMore={nothing} />
      <Collections start={[]} label="Small" size="small" placeholder="Find" />
    </div>
  );
}

function Numbers() {
  const [refund, setRefund] = useState<SuggestedAmount>({ typed: 700, suggested: 1250, maximum: 4000 });
  const [amount, setAmount] = useState<number | null>(123450);
  const [yen, setYen] = useState<number | null>(1200);
  const [weight, setWeight] = useState<number | null>(850);
  const [rate, setRate] = useState<number | null>(25);
  const [range, setRange] = useState<NumberRange | undefined>({ from: 10000 });
  const [date, setDate] = useState<string | null>("2026-11-19T17:04:00.000Z");
  return (
    <div className="th-fields">
      <MoneyInput label="Price" currencyCode="dkk" value={amount} onChange={setAmount} />
      <MoneyInput label="Price" currencyCode="jpy" value={yen} onChange={setYen} isChanged />
      <NumberInput label="Weight" suffix="g" min={0} value={weight} onChange={setWeight} />
      <NumberInput label="Length" suffix="mm" value={null} onChange={nothing} errors={["Enter a length."]} />
      <PercentInput label="Tax rate" value={rate} onChange={setRate} />
      <SuggestedMoneyInput
        label="Refund"
        currencyCode="dkk"
        value={refund}
        onChange={setRefund}
        suggested={1250}
      />
      <RangeInput label="Total" currencyCode="dkk" value={range} onChange={setRange} />
      <DateInput label="Starts" hasTime value={date} onChange={setDate} />
      <DateInput label="Ends" value={null} onChange={nothing} disabled />
    </div>
  );
}

const files: FileItem[] = [
  { id: "1", name: "ridge-tent.jpg", size: 482_113, state: "done" },
  { id: "2", name: "ridge-tent-inside.jpg", size: 1_204_113, state: "sending", progress: 0.4 },
  {
    id: "3",
    name: "a-file-with-a-name-that-never-ends-and-goes-on-and-on.jpg",
    size: 20_400_113,
    state: "failed",
    problem: "The store did not answer.",
  },
];

const blank =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function Pictures() {
  const [thumbnail, setThumbnail] = useState("1");
  return (
    <div className="th-fields">
      <MediaInput
        label="Media"
        files={[...files, { ...files[0], id: "4", name: "ridge-tent-back.jpg", state: "done" as const }].map(
          (file) => ({ ...file, preview: blank }),
        )}
        isMultiple
        onAdd={nothing}
        onRemove={nothing}
        onCancel={nothing}
        onRetry={nothing}
        onMove={nothing}
        thumbnail={thumbnail}
        onThumbnailChange={setThumbnail}
      />
      <MediaInput
        label="No pictures"
        files={[]}
        disabled
        onAdd={nothing}
        onRemove={nothing}
        onCancel={nothing}
        onRetry={nothing}
      />
    </div>
  );
}

function Files() {
  return (
    <div className="th-fields">
      <FileDropzone
        label="Images"
        files={files}
        isMultiple
        onAdd={nothing}
        onRemove={nothing}
        onCancel={nothing}
        onRetry={nothing}
        onMove={nothing}
      />
      <FileDropzone
        label="Thumbnail"
        files={[]}
        disabled
        onAdd={nothing}
        onRemove={nothing}
        onCancel={nothing}
        onRetry={nothing}
      />
    </div>
  );
}

function Words() {
  const [tags, setTags] = useState(["autumn", "tent"]);
  const [metadata, setMetadata] = useState<Record<string, unknown>>({ season: "AW26", rank: 3, isNew: true });
  return (
    <div className="th-fields">
      <TagsInput label="Tags" value={tags} onChange={setTags} hint="Enter adds one." />
      <TagsInput label="In error" value={["x"]} onChange={nothing} errors={["Choose longer words."]} />
      <MetadataEditor label="Metadata" value={metadata} onChange={(next) => setMetadata(next ?? metadata)} />
    </div>
  );
}

function Sorted() {
  const [sizes, setSizes] = useState<SortableItem[]>(
    ["Small", "Medium", "Large"].map((label, index) => ({ id: label, label, note: `T-${index + 1}` })),
  );
  return (
    <SortableList
      label="Variants"
      items={sizes}
      onChange={(ids) => setSizes(ids.flatMap((id) => sizes.filter((size) => size.id === id)))}
    />
  );
}

function Periods() {
  const [period, setPeriod] = useState<DateRange | undefined>({ relative: "last-30-days" });
  return <DateRangePicker label="Placed" value={period} onChange={setPeriod} />;
}

function Lines() {
  const [quantity, setQuantity] = useState(1);
  const [lines, setLines] = useState<LineSelection[]>(
    ["Ridge Tent", "Canyon Tarp"].map((title, index) => ({
      item_id: title,
      title,
      details: "Black · OUT-46",
      quantity: index,
      maximum: 3,
      amount: 30_000,
      currency_code: "dkk",
    })),
  );
  const field = { value: lines, onChange: setLines };
  return (
    <div className="th-fields">
      <LineItemsInput label="Items" {...field} />
      <LineItemsInput label="With reasons" {...field} reasons={[{ value: "torn", label: "Torn" }]} />
      <LineItemsInput label="Nothing left" value={[]} onChange={nothing} />
      <QuantityInput item="Ridge Tent" quantity={quantity} minimum={1} maximum={4} onChange={setQuantity} />
      <ul className="th-line-items">
        <LineItemRow
          currencyCode="eur"
          item="Ridge Tent"
          quantity={quantity}
          minimum={1}
          onCount={setQuantity}
          onRemove={nothing}
        >
          <MediaObject name="Ridge Tent" details="Red" />
        </LineItemRow>
        <LineItemRow
          item="Canyon Tarp"
          quantity={1}
          currencyCode="eur"
          end={<Button size="small">Put back</Button>}
        >
          <MediaObject name="Canyon Tarp" details="Black" />
        </LineItemRow>
      </ul>
    </div>
  );
}

/** What forms and filters load when they need it. */
export function InputsGallery() {
  return (
    <Board>
      <Specimen title="Combobox" span={8}>
        <Comboboxes />
      </Specimen>
      <Specimen title="Money, numbers, dates" span={4}>
        <Numbers />
      </Specimen>
      <Specimen title="Tags, metadata" span={8}>
        <Words />
      </Specimen>
      <Specimen title="Order" span={4}>
        <Sorted />
      </Specimen>
      <Specimen title="Period" span={4}>
        <Periods />
      </Specimen>
      <Specimen title="Lines, quantities" span={8}>
        <Lines />
      </Specimen>
      <Specimen title="Pictures" span={12}>
        <Pictures />
      </Specimen>
      <Specimen title="Files" span={12}>
        <Files />
      </Specimen>
    </Board>
  );
}
