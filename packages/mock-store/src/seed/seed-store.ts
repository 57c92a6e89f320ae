import type { MockDatabase } from "../database/mock-database";
import { featureFlags, modules } from "../routes/session-routes";
import type { Scenario } from "../scenarios";
import { followUp } from "./after-sales";
import { furnish, openRegions, settleIn } from "./base";
import { fillShelves, pileUp } from "./inventory";
import { takeOrders } from "./orders";
import { promote } from "./promotions";

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
