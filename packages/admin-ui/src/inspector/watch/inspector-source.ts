import { rootFiber } from "../../core/page/fibers";
import { type Costs, measureCosts } from "./measure-costs";

/** An extension and the scripts that it consists of, relative to the page's root. */
export interface InspectedExtension {
  id: string;
  files: readonly string[];
}

/** What the server of the page knows of the project. */
export interface InspectedProject {
  /** The project's folder on the author's machine. */
  root?: string;
  extensions: readonly InspectedExtension[];
}

/** What the inspector reads: the page, what extensions cost, and what the server told. */
export interface InspectorSource {
  container: Element;
  project(): InspectedProject;
  costs(): Costs;
  /** Told after something was drawn. */
  subscribe(listener: () => void): () => void;
}

type Commit = (id: unknown, root: unknown, ...rest: unknown[]) => void;

/** Begins to watch a page. It has to be called before the admin sends its first request. */
export function watchPage(container: Element): InspectorSource & { tell(project: InspectedProject): void } {
  let project: InspectedProject = { extensions: [] };
  const listeners = new Set<() => void>();
  const watch = measureCosts(
    (path) => project.extensions.find(({ files }) => files.some((file) => path === file))?.id,
  );

  // React tells this hook of each drawing; see hot-modules.ts, which places it.
  const hook: unknown = Reflect.get(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__");
  const commit: unknown = Reflect.get(Object(hook), "onCommitFiberRoot");
  if (typeof commit === "function") {
    const watched: Commit = (id, root, ...rest) => {
      Reflect.apply(commit, hook, [id, root, ...rest]);
      const { containerInfo } = Object(root);
      if (containerInfo !== container) return;
      const shown = rootFiber(container);
      if (shown !== undefined) watch.drawn(shown);
      for (const listener of listeners) listener();
    };
    Reflect.set(Object(hook), "onCommitFiberRoot", watched);
  }

  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    watch.sent(new Error().stack ?? "", url, window.location.pathname);
    return send.call(window, input, init);
  };
  Reflect.set(Error, "stackTraceLimit", 50);

  return {
    container,
    project: () => project,
    costs: watch.costs,
    tell(told) {
      project = told;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
