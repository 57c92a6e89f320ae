/** What the API takes as a reason of a claim. */
export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const;
