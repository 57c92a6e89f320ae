import type { WidgetConfig } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { Link } from "react-router-dom";

export const config: WidgetConfig = { zone: "product.list.before" };

/** Above the list of products. A list has no record to hand over. */
export default function CareNotice() {
  return (
    <Banner tone="info" action={<Link to="/a/care">Open care</Link>}>
      Products with a care label are kept in the workshop.
    </Banner>
  );
}
