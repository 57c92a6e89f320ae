/** Pages of the settings that the admin itself has, beside those of resources: each is below `/settings`. */
export const builtInSettings = ["details", "papers", "personal-information"] as const;
