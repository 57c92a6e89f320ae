import "./hot-modules";
import { extensionsAreOff } from "../../core/extensions/use-extensions";
import { startInspector } from "../../inspector/start-inspector";
import type { LoadedExtensions } from "../load-extensions";
import { startShell } from "../start-shell";
import type { DevState } from "./dev-state";
import { createHotExtensions } from "./hot-extensions";
import { root } from "./hot-modules";
import { createOverlay } from "./overlay";

let tellUpdate: (update: (loaded: LoadedExtensions) => void) => void = () => {};
const hot = createHotExtensions({
  update: new Promise((resolve) => {
    tellUpdate = resolve;
  }),
});
const overlay = createOverlay();
const element = document.getElementById("tillhouse");
const inspector = element === null ? undefined : startInspector(element);
let last = Promise.resolve();

async function take(state: DevState): Promise<void> {
  inspector?.tell(state);
  // A page without extensions stays one; the mistakes may be why it is.
  const failures = extensionsAreOff() ? [] : await hot.take(state);
  overlay.show([...state.problems, ...failures], state.warnings);
}

// One line for everything that happens; the browser opens it again when the server has been away.
new EventSource(new URL("@tillhouse/events", root)).addEventListener("message", ({ data }) => {
  // The server of this page wrote it.
  const state = JSON.parse(data) as DevState;
  last = last
    .then(() => take(state))
    .catch((error) => console.error("Tillhouse: a change was not taken", error));
});

void startShell(hot.arrange).then((shell) => {
  if (shell !== undefined) tellUpdate(shell.update);
});
