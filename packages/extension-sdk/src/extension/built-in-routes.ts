/**
 * The routes that the admin itself serves below `a/`, as listed in section 2 of the specification.
 *
 * One constant for everyone: the command line and the running app refuse an extension route that equals one
 * of these, and mount one that continues a built-in section (`/products/:id/reviews`) inside that section.
 * Parameters are written `:name`; only their position counts when paths are compared.
 */
export const builtInRoutes = [
  "/products",
  "/products/:id",
  "/product-categories",
  "/orders",
  "/orders/:id",
  "/customers",
  "/customers/:id",
  "/customers/groups",
  "/customers/groups/:id",
  "/discounts",
  "/discounts/new",
  "/discounts/:id",
  "/gift-cards",
  "/gift-cards/:id",
  "/gift-cards/manage",
  "/pricing",
  "/pricing/new",
  "/pricing/:id",
  "/inventory",
  "/collections",
  "/collections/:id",
  "/draft-orders",
  "/draft-orders/:id",
  "/login",
  "/sales-channels",
  "/publishable-api-keys",
  "/oauth",
  "/oauth/:app_name",
] as const;

/** The first segment below which settings pages live; extension routes may not start with it. */
export const settingsSegment = "settings";
