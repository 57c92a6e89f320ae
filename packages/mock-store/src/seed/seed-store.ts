import type { MockDatabase } from "../database/mock-database";
import { featureFlags, modules } from "../routes/session-routes";
import { openRegions, seedBase, settleIn } from "./base";
import { pileUp, seedInventory } from "./inventory";
import { seedOrders } from "./orders";
import { seedPromotions } from "./promotions";
import type { Scenario } from "./scenarios";
import { seedSwapsAndClaims } from "./swaps-and-claims";

/** Fills an empty database with what the scenario's store holds. */
export function seedStore(db: MockDatabase, { shop, hasNoFeatures }: Scenario): void {
  seedBase(db, { hasFeatures: hasNoFeatures ? [] : [...featureFlags, ...modules] });
  if (shop === "empty") return;
  openRegions(db);
  settleIn(db);
  seedInventory(db);
  seedPromotions(db);
  seedOrders(db, 60);
  seedSwapsAndClaims(db);
  if (shop === "large") pileUp(db, 10_000 - db.rows("product").length);
}
