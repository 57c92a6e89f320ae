import { type CustomFieldProps, useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { Select } from "@tillhouse/extension-sdk/ui";

interface ShippingProfile {
  id: string;
  name: string;
  type: string;
}

/** How a new product is shipped: by the default profile of the store, or by another one. */
export default function ProfileField(props: CustomFieldProps<string | null>) {
  const { value, onChange, onBlur, ...field } = props;
  const { translate } = useHost();
  const { data } = useAdminQuery<{ shipping_profiles: ShippingProfile[] }>("products", "/shipping-profiles");
  // Gift cards are made somewhere else, and have a profile of their own.
  const profiles = (data?.shipping_profiles ?? []).filter(({ type }) => type !== "gift_card");
  return (
    <Select
      {...field}
      name="profile_id"
      value={value ?? ""}
      options={[
        { value: "", label: translate("products.defaultProfile") },
        ...profiles
          .filter(({ type }) => type !== "default")
          .map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      onBlur={onBlur}
    />
  );
}
