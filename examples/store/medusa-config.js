/**
 * The store's Medusa configuration. Everything that differs between two running stores comes from the environment;
 * store.mjs sets it. See README.md for the variables.
 */
const { dirname, join } = require("node:path");

// Medusa looks plugins up from its working directory, and ours is the data directory: uploads are kept relative to it.
const plugin = (name, options) => ({ resolve: dirname(require.resolve(`${name}/package.json`)), options });

const port = process.env.PORT || "9000";
const backendUrl = process.env.BACKEND_URL || `http://127.0.0.1:${port}`;
const anyLocalPort = "/^https?://(localhost|127\\.0\\.0\\.1)(:\\d+)?$/";

module.exports = {
  projectConfig: {
    database_url: process.env.DATABASE_URL,
    database_type: "postgres",
    admin_cors: process.env.ADMIN_CORS || anyLocalPort,
    store_cors: process.env.STORE_CORS || anyLocalPort,
    // A store to look at and to test on: there is nothing to protect, and sessions must survive a restart of the backend.
    jwt_secret: process.env.JWT_SECRET || "marram-outfitters",
    cookie_secret: process.env.COOKIE_SECRET || "marram-outfitters",
  },
  featureFlags: {
    analytics: true,
    order_editing: true,
    product_categories: true,
    publishable_api_keys: true,
    sales_channels: true,
    tax_inclusive_pricing: true,
  },
  modules: {
    cacheService: { resolve: require.resolve("@medusajs/cache-inmemory"), options: { ttl: 0 } },
    eventBus: { resolve: require.resolve("@medusajs/event-bus-local") },
    inventoryService: { resolve: require.resolve("@medusajs/inventory") },
    stockLocationService: { resolve: require.resolve("@medusajs/stock-location") },
  },
  plugins: [
    plugin("medusa-fulfillment-manual", {}),
    plugin("medusa-payment-manual", {}),
    plugin("@medusajs/file-local", { upload_dir: process.env.UPLOAD_DIRECTORY || "uploads", backend_url: backendUrl }),
    { resolve: join(__dirname, "runtime/recorded-mail"), options: {} },
    { resolve: join(__dirname, "runtime/parcel-labels"), options: {} },
    ...JSON.parse(process.env.STORE_PLUGINS || "[]"),
  ],
};
