// Runs a compiled script of the project in a thread of its own, to see whether it ends. Plain JavaScript, because Node.js
// starts it as it stands. It talks to time-limit.ts, and says nothing of what the script exports or throws.
import { parentPort, workerData } from "node:worker_threads";

const { code, provided } = workerData;

/** Stands for what the command provides: a function that gives back what it gets, and can be a class. */
function standIn(value) {
  return value;
}

const modules = Object.entries(provided).map(([name, exported]) => [
  name,
  Object.fromEntries(exported.map((one) => [one, standIn])),
]);
globalThis[Symbol.for("tillhouse.provided-modules")] = new Map(modules);
// The packages that it imports are loaded first, and take the time that they take.
globalThis[Symbol.for("tillhouse.script-begins")] = () => parentPort.postMessage("begin");
const text = `globalThis[Symbol.for("tillhouse.script-begins")]();${code}`;
// What it throws is told by the run in the command's own process.
await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`).catch(() => {});
parentPort.postMessage("end");
