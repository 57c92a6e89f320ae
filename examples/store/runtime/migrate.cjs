/** What `medusa migrations run` does: Medusa reads the word "run" from the arguments, and exits when it is done. */
require("core-js/stable");
require("regenerator-runtime/runtime");
const { dirname } = require("node:path");

process.on("disconnect", () => process.exit(1));
process.argv.splice(2, process.argv.length, "migrations", "run");
require("@medusajs/medusa/dist/commands/migrate")
  .default({ directory: dirname(__dirname) })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
