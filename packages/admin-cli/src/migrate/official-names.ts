/** The package that is replaced, and the one that comes in its place. */
export const officialPackage = "@medusajs/admin";
export const ownPlugin = "@tillhouse/medusa-plugin";
export const ownCommand = "@tillhouse/admin-cli";

/** The folder that the plugin compiles extensions into, where nobody says otherwise. */
export const pluginOutput = ".cache/tillhouse";
