/**
 * Runs one Postgres for the store that started it, and ends it when that store ends, in whatever way: when the channel
 * to the parent closes, nobody is left who could ask for a stop. Postgres itself never notices that its parent died.
 */
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";

const { program, stopProgram, directory, parameters, user, logFile } = JSON.parse(process.argv[2]);
const log = createWriteStream(logFile, { flags: "a" });
const postgres = spawn(program, ["-D", directory, ...parameters], { ...user, cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  if (process.platform === "win32") spawnSync(stopProgram, ["stop", "-D", directory, "-m", "fast"]);
  else postgres.kill("SIGINT");
  setTimeout(() => postgres.kill("SIGQUIT"), 8000).unref();
}

const tell = (message) => process.connected && process.send(message, () => {});

for (const stream of [postgres.stdout, postgres.stderr]) {
  stream.on("data", (chunk) => {
    log.write(chunk);
    if (chunk.includes("ready to accept connections")) tell({ ready: true });
  });
}
postgres.once("error", (error) => {
  log.end(`${error.message}\n`, () => process.exit(1));
});
postgres.once("exit", (code) => log.end(() => process.exit(code ?? 1)));
process.on("disconnect", stop);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
