import { useState } from "react";
import {
  Combobox,
  type ComboboxOption,
  FileDropzone,
  type FileItem,
  LineItemRow,
  LineItemsInput,
  type LineSelection,
  MediaInput,
  type Metadata,
  MetadataEditor,
  NamePicker,
  ReferencePicker,
  type SortableItem,
  SortableList,
  TagsInput,
} from "../../inputs";
import { MediaObject } from "../../ui";

const collections: ComboboxOption[] = [
  { value: "autumn", label: "Autumn layers", note: "autumn-layers" },
  { value: "best", label: "Bestsellers", note: "bestsellers" },
  { value: "sleep", label: "Sleep systems", note: "sleep-systems" },
];

/** One of many, found by typing. The options may come from anywhere. */
export function ComboboxExample() {
  const [chosen, setChosen] = useState<ComboboxOption[]>([]);
  const [query, setQuery] = useState("");
  return (
    <Combobox
      label="Collection"
      placeholder="Name or handle"
      options={collections.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      chosen={chosen}
      onChoose={setChosen}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

/** Records of a resource, searched in the store while somebody types. */
export function ReferencePickerExample() {
  const [ids, setIds] = useState<string[]>([]);
  return <ReferencePicker label="Products" to="products" isMultiple value={ids} onChange={setIds} />;
}

/** Names of records, or new ones. */
export function NamePickerExample() {
  const [names, setNames] = useState<string[]>([]);
  return <NamePicker label="Tags" to="product-tags" isMultiple value={names} onChange={setNames} />;
}

/** Words of any kind. Enter or a comma adds one. */
export function TagsInputExample() {
  const [tags, setTags] = useState<string[]>(["autumn", "tent"]);
  return <TagsInput label="Keywords" value={tags} onChange={setTags} hint="Enter adds one." />;
}

/** An order that somebody decides, by pointer, by buttons or by keys. */
export function SortableListExample() {
  const [sizes, setSizes] = useState<SortableItem[]>(
    ["Small", "Medium", "Large"].map((label) => ({ id: label, label })),
  );
  return (
    <SortableList
      label="Sizes"
      items={sizes}
      onChange={(ids) => setSizes(ids.flatMap((id) => sizes.filter((size) => size.id === id)))}
    />
  );
}

/** Keys and values as the store keeps them. */
export function MetadataEditorExample() {
  const [metadata, setMetadata] = useState<Metadata>({ season: "AW26", rank: 3 });
  return (
    <MetadataEditor
      label="Metadata"
      value={metadata}
      onChange={(next) => next !== undefined && setMetadata(next)}
    />
  );
}

const itemOf = (file: File): FileItem => ({
  id: file.name,
  name: file.name,
  size: file.size,
  state: "done",
});

/** Files to upload. You send them, and say how far each one is. */
export function FileDropzoneExample() {
  const [files, setFiles] = useState<FileItem[]>([]);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <FileDropzone
      label="Attachments"
      files={files}
      isMultiple
      onAdd={(added) => setFiles([...files, ...added.map(itemOf)])}
      onRemove={remove}
      onCancel={remove}
      onRetry={() => undefined}
    />
  );
}

/** Pictures in an order, one of which is the thumbnail. */
export function MediaInputExample() {
  const [files, setFiles] = useState<FileItem[]>([]);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <MediaInput
      label="Pictures"
      files={files}
      isMultiple
      onAdd={(added) => setFiles([...files, ...added.map(itemOf)])}
      onRemove={remove}
      onCancel={remove}
      onRetry={() => undefined}
    />
  );
}

/** How many of each line, at most as many as there are. */
export function LineItemsInputExample() {
  const [lines, setLines] = useState<LineSelection[]>([
    {
      item_id: "item_1",
      title: "Canyon Tarp",
      details: "Black",
      quantity: 1,
      maximum: 3,
      amount: 30_000,
      currency_code: "eur",
    },
  ]);
  return <LineItemsInput label="Items to return" value={lines} onChange={setLines} />;
}

/** One line in a list of your own. */
export function LineItemRowExample() {
  const [quantity, setQuantity] = useState(1);
  return (
    <ul className="th-line-items">
      <LineItemRow
        item="Canyon Tarp"
        currencyCode="eur"
        quantity={quantity}
        minimum={1}
        onCount={setQuantity}
        onRemove={() => setQuantity(1)}
      >
        <MediaObject name="Canyon Tarp" details="Black" />
      </LineItemRow>
    </ul>
  );
}
