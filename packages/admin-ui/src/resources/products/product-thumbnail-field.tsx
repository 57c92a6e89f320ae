import { type CustomFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Field, Radio, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { useEffect, useId, useRef } from "react";

/** Which of the pictures stands for the product in lists and in the shop. */
export default function ProductThumbnailField(props: CustomFieldProps<string | null>) {
  const { value, onChange, onBlur: _, ...field } = props;
  const { translate } = useHost();
  const { values } = useFormRecord<"products">();
  const name = useId();
  const images = Array.isArray(values.images) ? values.images.map(String) : [];
  const before = useRef(images);
  const change = useRef(onChange);
  change.current = onChange;
  const key = images.join("\n");
  useEffect(() => {
    const now = key === "" ? [] : key.split("\n");
    const wasGiven = value !== null && before.current.includes(value) && !now.includes(value);
    const isFirst = value === null && before.current.length === 0 && now.length > 0;
    // The picture that stood for it was taken away, or there is a first one: the store would do the same, and tell nobody.
    if (wasGiven || isFirst) change.current(now[0] ?? null);
    before.current = now;
  }, [key, value]);
  // One of its own, as an import may bring it, stays to be chosen.
  const choices = value === null || images.includes(value) ? images : [value, ...images];
  return (
    <Field {...field}>
      {choices.length === 0 ? (
        <p className="th-muted">{translate("products.noImages")}</p>
      ) : (
        <div className="th-row th-row--wrap">
          {choices.map((address, index) => (
            <Radio
              key={address}
              name={name}
              value={address}
              isChecked={address === value}
              onChange={onChange}
              label={
                <Thumbnail
                  src={address}
                  alt={translate("products.pictureNumber", { number: index + 1 })}
                  size="large"
                />
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}
