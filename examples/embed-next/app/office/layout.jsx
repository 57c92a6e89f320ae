import { Suspense } from "react";
import { BackOffice } from "./back-office";

// In the layout, and not in the page: a layout stays while its pages change.
export default function Office() {
  return (
    <Suspense>
      <BackOffice />
    </Suspense>
  );
}
