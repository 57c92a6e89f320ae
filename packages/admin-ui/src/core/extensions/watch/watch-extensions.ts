import type { PageExtension } from "../../../config/config";
import type { ExtensionFailure, ExtensionHealth } from "../../context/extension-health";
import { leaveExtensionsOut } from "../../lazy/reload-page";
import { isDrawn } from "../../page/fibers";
import { attributeGlobalErrors } from "./attribute-global-errors";
import { rememberBuiltIns } from "./built-ins";
import { blockFailure, harmFailure } from "./harm-failure";
import { ownerOfElement } from "./owner-of-element";
import { type PageHarm, replacementReasons, shortened } from "./page-harm";
import { watchBlocking } from "./watch-blocking";
import { watchRedraws } from "./watch-redraws";
import { watchRemoval } from "./watch-removal";
import { watchStyles } from "./watch-styles";

export { announceFailure } from "../announce-failure";

/** What {@link watchExtensions} takes. */
export interface WatchOptions {
  health: ExtensionHealth;
  /** Those that the page names. */
  named: readonly PageExtension[];
  /** Tells the person of a failure that stands nowhere on the page. */
  announce: (failure: Omit<ExtensionFailure, "error">) => void;
  /** What the page mounts the admin at; without it only errors and what blocks are watched. */
  container: Element | null;
}

/** How often built-ins are compared, in milliseconds. */
const period = 5000;

/**
 * Watches what extensions do to a page beside throwing errors. All of it is seen from outside: nothing of the page is
 * replaced for it. What happened goes to the health of extensions, and from there to the person and the host.
 *
 * @returns a function that ends it.
 * @example watchExtensions({ health, named, announce, container: document.getElementById("tillhouse") })
 */
export function watchExtensions({ health, named, announce, container }: WatchOptions): () => void {
  const files = named.flatMap(({ id, module, files: all = [] }) =>
    [module, ...all].map((file) => ({ owner: id, file })),
  );
  /** Of all that are on, where nothing says whose it is. */
  const report = (owner: string | undefined, reason: PageHarm, values?: Record<string, string>) => {
    const { off } = health.state();
    const owners = owner === undefined ? named.flatMap(({ id }) => (off.has(id) ? [] : [id])) : [owner];
    const isUncertain = owners.length > 1;
    for (const one of owners)
      health.report(harmFailure(reason, { owner: one, place: "", values, isUncertain }));
  };

  const ends = [
    attributeGlobalErrors(health, files, (owner) => announce({ owner, place: "" })),
    watchBlocking({ files, onBlock: (owner, duration) => health.report(blockFailure(owner, duration)) }),
    announceHarm(health, announce),
  ];
  if (container !== null) {
    const replaced = rememberBuiltIns(globalThis);
    const compare = (owner?: string) => {
      for (const { reason, values } of replacementReasons(replaced())) report(owner, reason, values);
    };
    const timer = setInterval(compare, period);
    // After all handlers of the page: what was replaced now was replaced by what was clicked.
    const onClick = ({ target }: Event) => compare(ownerOfElement(target));
    window.addEventListener("click", onClick);
    ends.push(
      () => clearInterval(timer),
      () => window.removeEventListener("click", onClick),
      watchStyles(document.head, (selectors) =>
        report(ownerOfElement(window.event?.target), "styled", { selectors: shortened(selectors) }),
      ),
      watchRedraws({
        container,
        onEndless: ({ owner, place, source }) =>
          health.report(harmFailure("endless", { owner, place, source })),
      }),
      watchRemoval({
        container,
        isDrawn,
        onRemoval: (target) => report(ownerOfElement(target), "emptied"),
        onGiveUp: leaveExtensionsOut,
      }),
    );
  }
  return () => {
    for (const end of ends) end();
  };
}

/** Tells once what somebody wonders about: why the page was gone for a moment, or did not answer. */
function announceHarm(health: ExtensionHealth, announce: WatchOptions["announce"]): () => void {
  const announced = new Set<string>();
  const take = () => {
    for (const failure of health.state().failures) {
      const { owner, reason, isUncertain } = failure;
      if (reason !== "emptied" && reason !== "blocked") continue;
      const key = `${reason} ${isUncertain ? "" : owner}`;
      if (announced.has(key)) continue;
      announced.add(key);
      announce(failure);
    }
  };
  take();
  return health.subscribe(take);
}
