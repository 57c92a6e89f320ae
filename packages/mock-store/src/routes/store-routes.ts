import type { MockRoutes } from "../http/mock-call";
import { catalogueRoutes } from "./catalogue-routes";
import { draftOrderRoutes } from "./draft-order-routes";
import { inventoryRoutes } from "./inventory-routes";
import { jobRoutes } from "./job-routes";
import { orderEditRoutes } from "./order-edit-routes";
import { orderRoutes } from "./order-routes";
import { peopleRoutes } from "./people-routes";
import { promotionRoutes } from "./promotion-routes";
import { sessionRoutes } from "./session-routes";
import { settingsRoutes } from "./settings-routes";
import { swapRoutes } from "./swap-routes";

/** Every endpoint of the store that the mock answers. */
export const storeRoutes: MockRoutes = {
  ...sessionRoutes,
  ...settingsRoutes,
  ...peopleRoutes,
  ...catalogueRoutes,
  ...promotionRoutes,
  ...inventoryRoutes,
  ...orderRoutes,
  ...swapRoutes,
  ...orderEditRoutes,
  ...draftOrderRoutes,
  ...jobRoutes,
};
