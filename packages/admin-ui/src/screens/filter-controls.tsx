import { type AnyFilter, type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { AddChip, Button, Checkbox, Chip, Popover } from "@tillhouse/extension-sdk/ui";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";

interface FilterProps {
  resource: AnyResource;
  filter: AnyFilter;
  /** The chosen words. */
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}

/** What a filter is called. */
function useFilterLabel(resource: AnyResource) {
  const { translate } = useHost();
  return (filter: AnyFilter) => translate(filter.label ?? `${resource.name}.fields.${filter.key}`);
}

/** The words of a filter, to be chosen. */
function FilterChoices({ resource, filter, words, onChange }: FilterProps) {
  const { translate } = useHost();
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => first.current?.querySelector("input")?.focus(), []);
  return (
    <fieldset ref={first} className="th-choices">
      <legend className="th-choices__title">{useFilterLabel(resource)(filter)}</legend>
      {("options" in filter ? filter.options : []).map((word) => (
        <Checkbox
          key={word}
          label={translate(`${resource.name}.${filter.key}.${word}`)}
          isChecked={words.includes(word)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...words, word] : words.filter((other) => other !== word))
          }
        />
      ))}
    </fieldset>
  );
}

/** A filter that is on: its chip opens the choices, its cross removes it. */
export function FilterChip(props: FilterProps) {
  const { resource, filter, words, onChange } = props;
  const { translate } = useHost();
  const label = useFilterLabel(resource)(filter);
  return (
    <Popover
      label={label}
      trigger={
        <Chip
          label={label}
          value={words.map((word) => translate(`${resource.name}.${filter.key}.${word}`)).join(", ")}
          onRemove={() => onChange([])}
        />
      }
    >
      <FilterChoices {...props} />
    </Popover>
  );
}

/** Props of {@link AddFilter}. */
export interface AddFilterProps {
  resource: AnyResource;
  filters: readonly AnyFilter[];
  chosen: Readonly<Record<string, readonly string[]>>;
  onChange: (key: string, words: readonly string[]) => void;
}

/** Adds a filter: first which one, then its words, in one popover. */
export function AddFilter({ resource, filters, chosen, onChange }: AddFilterProps) {
  const { translate } = useHost();
  const labelOf = useFilterLabel(resource);
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<AnyFilter>();
  const offered = filters.filter(({ key }) => chosen[key] === undefined);
  if (offered.length === 0 && !isOpen) return null;
  const openChange = (open: boolean) => {
    setIsOpen(open);
    setPicked(undefined);
  };
  return (
    <Popover
      label={translate("list.addFilter")}
      isOpen={isOpen}
      onOpenChange={openChange}
      trigger={<AddChip>{translate("list.filter")}</AddChip>}
    >
      {picked === undefined ? (
        <ul className="th-choices">
          {offered.map((filter) => (
            <li key={filter.key}>
              <Button variant="ghost" wide onClick={() => setPicked(filter)}>
                {labelOf(filter)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeft className="th-icon th-icon--turn" aria-hidden />}
            onClick={() => setPicked(undefined)}
          >
            {translate("list.allFilters")}
          </Button>
          <FilterChoices
            resource={resource}
            filter={picked}
            words={chosen[picked.key] ?? []}
            onChange={(words) => onChange(picked.key, words)}
          />
        </>
      )}
    </Popover>
  );
}
