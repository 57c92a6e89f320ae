// Reads the options of the plugin as they stand in medusa-config.js, where nothing has checked them.

/** The types of the options, and what counts where one is left out. */
const known = {
  serve: { type: "boolean", words: "a boolean", standard: true },
  autoRebuild: { type: "boolean", words: "a boolean", standard: true },
  path: { type: "string", words: "a string", standard: "/app" },
  outDir: { type: "string", words: "a string", standard: ".cache/tillhouse" },
  backend: { type: "string", words: "a string", standard: "/" },
  develop: { type: "object", words: "an object", standard: undefined },
};

/**
 * Gives each option its value, and tells what is wrong with the others.
 *
 * @param {unknown} given
 * @returns {{ options: { serve: boolean, autoRebuild: boolean, path: string, outDir: string, backend: string }, warnings: string[] }}
 */
exports.readOptions = (given) => {
  const options = Object.fromEntries(Object.entries(known).map(([name, { standard }]) => [name, standard]));
  const warnings = [];
  for (const [name, value] of Object.entries(Object(given))) {
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value === undefined) continue;
    // Medusa adds this one to the options of plugins that bring an interface of their own.
    if (name === "enableUI") continue;
    if (option === undefined)
      warnings.push(
        `The option "${name}" is unknown and has no effect. There are ${Object.keys(known).join(", ")}; everything else stands in tillhouse.config.js.`,
      );
    else if (typeof value !== option.type || value === null)
      warnings.push(
        `The option "${name}" has to be ${option.words}. ${JSON.stringify(value)} has no effect.`,
      );
    else if (name === "path" && value === "/")
      warnings.push('The option "path" cannot be "/": the rest of the server is there. It is "/app".');
    else options[name] = value;
  }
  return { options, warnings };
};
