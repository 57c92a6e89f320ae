import { sep } from "node:path";
import type { Problem } from "../base/errors";
import { checkProject, scanProject } from "../compiler/check-project";
import { isWarningInDev, untold } from "../compiler/checks/rules";
import type { ExtensionSources } from "../compiler/extension-sources";
import type { ExtensionSource } from "../compiler/sources/contribution";
import { sourceName } from "../compiler/sources/find-files";
import { prepareV1 } from "../compiler/v1/prepare-v1";
import { createStyleCompiler } from "../compiler/v1/style-thread";
import type { V1Options } from "../compiler/v1/v1-plugin";
import type { ProjectExtensions } from "../project/project-extensions";
import { createModuleStore } from "../syntax/module-store";
import { type CompiledExtension, createExtensionCompiler, type ExtensionCompiler } from "./compile-extension";
import type { DevShell } from "./dev-shell";
import type { DevState, DevUpdate } from "./dev-state";
import { createNewWarnings, hintsIn, warningsIn } from "./dev-warnings";

/** What {@link createDevProject} needs to know. */
export interface DevProjectOptions {
  project: string;
  configured: ProjectExtensions;
  shell: DevShell;
  variables: Readonly<Record<string, string>>;
  environment: Readonly<Record<string, string | undefined>>;
  basePath: string;
  onUpdate?: (update: DevUpdate) => void;
  /** Told of what kept a change from being looked at at all. */
  onTrouble: (error: unknown) => void;
}

/** The extensions of a project, compiled again whenever they change. */
export interface DevProject {
  /** Resolves with the ids of the extensions as soon as they are known. */
  ids(): Promise<string[]>;
  /** Resolves with what the page is to know, once everything was compiled. */
  state(): Promise<DevState>;
  /** Resolves with the same once the extensions were tried out, too, where there was nothing wrong with them. */
  triedState(): Promise<DevState>;
  /** A file of the output, also one of before a change: a page may ask late. */
  file(name: string): Uint8Array | undefined;
  /** All files that were read, absolute. */
  inputs(): string[];
  /** Looks at what has changed. */
  change(paths: readonly string[]): void;
  subscribe(listener: (state: DevState) => void): () => void;
  close(): Promise<void>;
}

interface Kept {
  compiler: ExtensionCompiler;
  /** The folder that its files lie in. */
  root: string;
  /** What it was made from, as a text. */
  source: string;
  good?: CompiledExtension;
  isBroken: boolean;
  /** What the compiler threw last. */
  failure?: unknown;
}

/** How long nothing has to change before the extensions are tried out, in milliseconds. */
const quietFor = 600;

/** Outputs that are kept in memory. */
const mostFiles = 5_000;

/** Compiles the extensions of a project, each by itself, so that a mistake in one leaves the others alone. */
export function createDevProject(options: DevProjectOptions): DevProject {
  const { project, configured, shell, variables, environment, basePath, onUpdate, onTrouble } = options;
  const checking = { project, configured, shell, environment, basePath, backend: "", sourcemap: false };
  const newWarnings = createNewWarnings();
  const newHints = createNewWarnings();
  const modules = createModuleStore();
  const roots = [project, ...configured.extensions.map(({ root }) => root)];
  const kept = new Map<string, Kept>();
  const files = new Map<string, Uint8Array>();
  const listeners = new Set<(state: DevState) => void>();
  let state: DevState = { root: project, extensions: [], modules: {}, problems: [], warnings: [] };
  let changed = new Set<string>();
  let v1: V1Options | undefined;
  const styles = createStyleCompiler();
  const collect = async (): Promise<ExtensionSources> => {
    const scanned = await scanProject({ project, shell, configured, modules });
    const preparing = { project, shell, modules, compileStyles: styles.compile };
    const prepared = await prepareV1(scanned.sources, preparing);
    v1 = prepared.v1;
    return { ...scanned, sources: prepared.sources, problems: [...scanned.problems, ...prepared.problems] };
  };
  let collecting = collect();
  let trying: Promise<void> = Promise.resolve();
  let tried: readonly Problem[] = [];
  let round = 0;
  let running: Promise<void> = run(performance.now());
  let isWaiting = false;
  running.catch(onTrouble);

  /** The folder of an extension that a file lies in: the longest that fits. */
  function rootOf(path: string): string {
    const fitting = roots.filter((root) => path.startsWith(root + sep));
    return fitting.sort((left, right) => right.length - left.length)[0] ?? project;
  }

  function keep(output: CompiledExtension): void {
    for (const { name, contents } of output.files) {
      files.delete(name);
      files.set(name, contents);
    }
    for (const name of files.keys()) {
      if (files.size <= mostFiles) return;
      files.delete(name);
    }
  }

  async function compile(source: ExtensionSource, paths: ReadonlySet<string>): Promise<void> {
    const before = kept.get(source.id);
    const text = JSON.stringify(source);
    const isSame =
      before?.good !== undefined &&
      !before.isBroken &&
      before.source === text &&
      !before.good.inputs.some((path) => paths.has(path));
    if (isSame) return;
    const compiler =
      before?.compiler ?? createExtensionCompiler({ project, shell, variables, modules, v1: () => v1 });
    const file = source.entry ?? source.contributions[0]?.path;
    // With a mistake in its only file nothing is left that could tell.
    const root = file === undefined ? (before?.root ?? project) : rootOf(file);
    const next: Kept = { compiler, root, source: text, isBroken: false };
    if (before?.good !== undefined) next.good = before.good;
    kept.set(source.id, next);
    try {
      const output = await compiler.compile(source);
      keep(output);
      next.good = output;
    } catch (error) {
      // A plugin's bundle that cannot be compiled is left out, here as in a build.
      if (source.bundle !== undefined) return;
      // What is wrong is told by the same words as everywhere; see `problemsOf`.
      next.isBroken = true;
      next.failure = error;
    }
  }

  /** Everything that is wrong, in the words and the order that `check` and `build` have. */
  async function problemsOf(): Promise<Problem[]> {
    const failed = (error: unknown): Problem => ({
      rule: "compiler-failed",
      message: error instanceof Error ? error.message : String(error),
    });
    try {
      const { mistakes } = await checkProject(checking);
      // What the checks know nothing of is told as the compiler says it, rather than not at all.
      const unknown = [...kept.values()].flatMap(({ failure }) =>
        failure === undefined ? [] : failed(failure),
      );
      const wrong = mistakes.filter((mistake) => !isWarningInDev(mistake));
      return wrong.length > 0 ? wrong : unknown;
    } catch (error) {
      return [failed(error)];
    }
  }

  function tell(next: DevState): void {
    const told = JSON.stringify(state);
    state = next;
    if (JSON.stringify(state) !== told) for (const listener of listeners) listener(state);
  }

  /**
   * Loads everything once nothing changes any more, as `check` and `build` do: that takes longer than a change may take until it
   * is on the screen. What another change overtakes is given up.
   */
  async function tryOut(own: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, quietFor).unref());
    if (own !== round || shell.built === undefined) return;
    const began = performance.now();
    const asBuilt = { ...checking, shell: shell.built };
    const { bundle, mistakes, warnings: found } = await checkProject(asBuilt);
    if (own !== round || bundle === undefined || !mistakes.every(isWarningInDev)) return;
    const { verifyCompiled } = await import("../compiler/verify/verify-project");
    const loaded = await verifyCompiled({ files: bundle.files, extensions: bundle.compiled }, asBuilt);
    if (own !== round) return;
    const { problems } = loaded;
    const warnings = newHints(hintsIn([...found, ...untold(loaded.warnings, found)]));
    const isNews = problems.length > 0 || tried.length > 0 || warnings.length > 0;
    tried = problems;
    tell({ ...state, problems: [...tried] });
    if (isNews)
      onUpdate?.({ changed: [], problems, warnings, isShown: true, milliseconds: performance.now() - began });
  }

  async function run(began: number): Promise<void> {
    const paths = changed;
    changed = new Set();
    round += 1;
    const { sources, problems: found } = await collecting;
    const before = new Map([...kept].map(([id, { good }]) => [id, good] as const));
    await Promise.all(sources.map((source) => compile(source, paths)));
    const isWrong = !found.every(isWarningInDev) || [...kept.values()].some(({ isBroken }) => isBroken);
    const names = new Set([...paths].map((path) => sourceName(project, path)));
    // What was found by loading stands until the next try, save where somebody has changed the very file.
    tried = tried.filter(({ file }) => file !== undefined && !names.has(file));
    const problems = isWrong ? await problemsOf() : [...tried];
    const warnings = warningsIn(found);
    const wrongRoots = new Set(
      problems.flatMap(({ file }) => (file === undefined ? [] : rootOf(`${project}${sep}${file}`))),
    );
    const isGone = (id: string) => !sources.some((source) => source.id === id);
    for (const [id, one] of kept) {
      const last = before.get(id);
      const isWrongNow = wrongRoots.has(one.root);
      // An extension with a mistake and a new id: what worked last stands under the old one, and once is enough.
      const isRenamed = [...kept].some(
        ([other, { root }]) => root === one.root && isGone(other) && before.get(other) !== undefined,
      );
      if (isWrongNow && isRenamed && !isGone(id) && last === undefined) {
        delete one.good;
        one.isBroken = true;
      }
      // A mistake leaves what worked last, where there is such a thing: also where nothing else is left of the extension.
      if (isWrongNow && last !== undefined) Object.assign(one, { good: last, isBroken: true });
      else if (isGone(id)) {
        kept.delete(id);
        await one.compiler.close();
      }
    }
    const outputs = [...kept].map(
      ([id, { good }]) => good ?? { id, module: "", styles: [], modules: {}, files: [] },
    );
    tell({
      root: project,
      extensions: outputs.map(({ id, module, styles, files: made }) => ({
        id,
        module,
        styles,
        files: made.map(({ name }) => name),
      })),
      modules: Object.assign({}, ...outputs.map(({ modules }) => modules)),
      problems,
      warnings,
    });
    if (!isWrong && sources.length > 0) {
      trying = tryOut(round);
      trying.catch(onTrouble);
    }
    onUpdate?.({
      changed: [...names],
      problems,
      warnings: newWarnings(warnings),
      isShown: false,
      milliseconds: performance.now() - began,
    });
  }

  return {
    ids: async () => {
      const { sources } = await collecting;
      return [...new Set([...sources.map(({ id }) => id), ...kept.keys()])];
    },
    async state() {
      await running;
      return state;
    },
    async triedState() {
      await running;
      await trying;
      return state;
    },
    file: (name) => files.get(name),
    inputs: () => [...kept.values()].flatMap(({ good }) => good?.inputs ?? []),
    change(paths) {
      for (const path of paths) changed.add(path);
      if (isWaiting) return;
      isWaiting = true;
      const began = performance.now();
      // A fault of the tool itself is no reason to stop looking.
      running = running
        .catch(() => {})
        .then(() => {
          isWaiting = false;
          for (const path of changed) modules.forget(path);
          collecting = collect();
          return run(began);
        });
      running.catch(onTrouble);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      round += 1;
      await running.catch(() => {});
      await Promise.all([...[...kept.values()].map(({ compiler }) => compiler.close()), styles.close()]);
    },
  };
}
