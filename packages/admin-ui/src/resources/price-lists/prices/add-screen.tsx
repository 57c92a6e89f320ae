import type { ActionScreenProps } from "@tillhouse/extension-sdk";
import { PricesScreen } from "./prices-screen";

/** The grid of a price list, with the question what comes into it. */
export default function AddScreen(props: ActionScreenProps<"price-lists">) {
  return <PricesScreen {...props} isAdding />;
}
