import { partOf } from "@tillhouse/extension-sdk";

/** Loads everything that the admin brings itself: the resources as they are in full, and the page of a record. */
export const loadWhole = () => import("./whole");

/** Loads the page of a record. */
export const loadDetailScreen = partOf(loadWhole, "DetailScreen");
