// What Medusa calls when it starts. Plain JavaScript, because Medusa requires it as it stands. The admin itself is a module,
// which is imported meanwhile: the server does not wait for it.
const { readOptions } = require("../lib/read-options");

const isBelow = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`);

/** Says something in the log, between Medusa's own lines. */
function say(stream, level, text) {
  stream.write(`${`${level}:`.padEnd(9)}Tillhouse: ${text}\n`);
}

async function start(directory, { path, outDir, backend, autoRebuild }) {
  const { createMiddleware, createMiddlewareReporter } = await import("@tillhouse/admin-cli");
  const reporter = createMiddlewareReporter();
  try {
    const admin = await createMiddleware({
      directory,
      basePath: path,
      outDir,
      backend: backend === "/" ? "" : backend,
      autoRebuild,
      develop: process.env.COMMAND_INITIATED_BY === "develop",
      ...reporter,
    });
    say(process.stdout, "info", `The admin is at ${admin.basePath}`);
    return admin;
  } catch (error) {
    reporter.onTrouble(error);
    throw error;
  }
}

function refuse(response, error) {
  response.statusCode = 500;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(`The admin could not be started: ${error instanceof Error ? error.message : error}\n`);
}

exports.default = (rootDirectory, given) => {
  const { options, warnings } = readOptions(given);
  for (const warning of warnings) say(process.stderr, "warn", warning);
  if (!options.serve) return (_request, _response, next) => next();
  const started = start(rootDirectory, options);
  // Nothing that is wrong with the admin stops the server.
  started.catch(() => {});
  return (request, response, next) => {
    const path = String(request.url).replace(/[?#].*$/, "");
    if (!isBelow(path, options.path)) return next();
    // A session for each file would fill the store of sessions, and a cookie would keep files out of caches.
    request.session = undefined;
    response.removeHeader("X-Powered-By");
    started.then(
      (admin) => admin.handle(request, response, next),
      (error) => refuse(response, error),
    );
  };
};
