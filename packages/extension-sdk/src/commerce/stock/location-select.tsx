import { useLayoutEffect } from "react";
import type { CustomFieldProps } from "../../fields/field-types";
import { useFormRecord, usePendingField } from "../../fields/form-record";
import { useHost } from "../../resource/use-host";
import { Select, type SelectOption } from "../../ui/controls/select";
import { useLocations } from "../locations/use-locations";

/** A field in which a stock location is chosen by what it has. */
export interface LocationSelectProps extends CustomFieldProps<string | null> {
  /** How many units are wanted. */
  wanted: number;
  /** How many of them a location has; `undefined` as long as that is not known. */
  countAt: ((location: string) => number) | undefined;
  /** Of locations that have as much, the one where most is reserved already comes first. */
  rankOf?: (location: string) => number;
  /** What a location does not have cannot be wanted from there. */
  isStrict?: boolean;
  /** What can be chosen instead of a location; it comes first. */
  others?: readonly SelectOption[];
}

/**
 * A location of the store, told by how much of what is wanted is there. The best one is proposed.
 *
 * @example <LocationSelect {...props} wanted={3} countAt={(location) => available.get(location) ?? 0} isStrict />
 */
export function LocationSelect(props: LocationSelectProps) {
  const { value, onChange, wanted, countAt, rankOf, isStrict = false, others = [], ...text } = props;
  const { translate } = useHost();
  const { suggest } = useFormRecord();
  const { locations, isLoading } = useLocations();
  usePendingField(isLoading);
  const [best] = locations
    .map(({ id }) => ({ id, rank: rankOf?.(id) ?? 0, count: countAt?.(id) ?? 0 }))
    .filter(({ count }) => count > 0 || locations.length === 1)
    .sort((one, other) => other.count - one.count || other.rank - one.rank);
  const proposed = value === null && countAt !== undefined ? best?.id : undefined;
  // Before anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    if (proposed !== undefined) suggest("location_id", proposed);
  });
  const stockAt = (id: string) => {
    const count = countAt?.(id);
    if (count === undefined || wanted === 0) return undefined;
    const word = count >= wanted ? "all" : count === 0 ? "none" : "some";
    return translate(`orders.stock.location.${word}`, { count, wanted });
  };
  return (
    <Select
      {...text}
      name="location_id"
      placeholder={translate("form.choose")}
      value={value ?? ""}
      options={[
        ...others,
        ...locations.map((location) => ({
          value: location.id,
          label: [location.name, stockAt(location.id)].filter(Boolean).join(" · "),
          isDisabled: isStrict && countAt?.(location.id) === 0 && location.id !== value,
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
