import type { MockDatabase } from "../database/mock-database";
import { featureFlags, modules } from "../routes/session-routes";
import type { Scenario } from "../scenarios";
import { fillShelves, pileUp } from "./fill-shelves";
import { followUp } from "./follow-up";
import { furnish, openRegions, settleIn } from "./furnish";
import { promote } from "./promote";
import { takeOrders } from "./take-orders";

/** Fills an empty database with what the scenario's store holds. */
export function openShop(db: MockDatabase, { shop, hasNoFeatures }: Scenario): void {
  furnish(db, { hasFeatures: hasNoFeatures ? [] : [...featureFlags, ...modules] });
  if (shop === "empty") return;
  openRegions(db);
  settleIn(db);
  fillShelves(db);
  promote(db);
  takeOrders(db, 60);
  followUp(db);
  if (shop === "large") pileUp(db, 10_000 - db.rows("product").length);
}
