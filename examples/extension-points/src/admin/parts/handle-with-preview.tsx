import type { OwnFieldProps, Wrapped } from "@tillhouse/extension-sdk";

/** Around a field of a built-in form. */
export default function HandleWithPreview({ value, Original }: OwnFieldProps & Wrapped) {
  return (
    <>
      <Original />
      <small>{`shop.example/collections/${String(value ?? "")}`}</small>
    </>
  );
}
