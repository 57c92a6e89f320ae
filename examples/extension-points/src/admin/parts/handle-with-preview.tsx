import type { CustomFieldProps, WrapperProps } from "@tillhouse/extension-sdk";

/** Around a field of a built-in form. */
export default function HandleWithPreview({ value, Original }: CustomFieldProps & WrapperProps) {
  return (
    <>
      <Original />
      <small>{`shop.example/collections/${String(value ?? "")}`}</small>
    </>
  );
}
