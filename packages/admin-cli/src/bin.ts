import module from "node:module";

// Not in Node.js 20, where the command starts without it.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
  module.enableCompileCache();
const { run } = await import("./cli");
await run(process.argv.slice(2));
