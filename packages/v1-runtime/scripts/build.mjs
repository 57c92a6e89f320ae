// Builds what the package consists of: the style compiler, and the modules that extensions take from.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildModules } from "./build-modules.mjs";
import { buildStyles } from "./build-styles.mjs";

const outDirectory = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
await buildModules(outDirectory);
await buildStyles(outDirectory);
