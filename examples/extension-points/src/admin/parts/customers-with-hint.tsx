import type { Wrapped } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

/** Around a whole built-in page. */
export default function CustomersWithHint({ Original }: Wrapped) {
  return (
    <>
      <Banner tone="info">Workshop guests are in the group “Menders”.</Banner>
      <Original />
    </>
  );
}
