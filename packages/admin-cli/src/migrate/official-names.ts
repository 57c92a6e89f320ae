/** The package that is replaced, and the one that comes in its place. */
export const officialPackage = "@medusajs/admin";
export const ownPlugin = "@tillhouse/medusa-plugin";
export const ownCommand = "@tillhouse/admin-cli";

/** What extensions of the official admin are compiled with: it holds the packages that they were given. */
export const ownRuntime = "@tillhouse/v1-runtime";

/** The folder that the official admin is built into, where nobody says otherwise. */
export const officialOutput = "build";

/** The folder that the plugin compiles extensions into, where nobody says otherwise. */
export const pluginOutput = ".cache/tillhouse";
