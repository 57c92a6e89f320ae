import type { WrapperProps } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

/** Around a whole built-in page. */
export default function CustomersWithHint({ Original }: WrapperProps) {
  return (
    <>
      <Banner tone="info">Workshop guests are in the group “Menders”.</Banner>
      <Original />
    </>
  );
}
