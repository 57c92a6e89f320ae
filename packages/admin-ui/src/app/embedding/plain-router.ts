import {
  Action,
  type AgnosticRouteObject,
  type BlockerFunction,
  type History,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type Path,
  type Router,
  type RouterNavigateOptions,
  type RouterState,
  resolvePath,
  type To,
  UNSAFE_convertRoutesToDataRoutes as withIds,
} from "@remix-run/router";

type Subscriber = Parameters<Router["subscribe"]>[0];

/** What React Router's `mapRouteProperties` is for: a part has an error boundary of its own. */
const noProperties = () => ({ hasErrorBoundary: true });

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The router of a single part: React Router's own without what loads data, which is most of it and which no part has. Pages,
 * which load their code by their routes, have React Router's.
 *
 * Where it goes, whom it tells and what holds it back is as there: somebody who is asked whether to leave goes on with the same
 * move once they say yes.
 *
 * @param init its routes, one of which shows any path, and its history
 */
export function createPlainRouter({
  routes: given,
  history,
}: {
  routes: AgnosticRouteObject[];
  history: History;
}): Router {
  const routes = withIds(given, noProperties);
  const subscribers = new Set<Subscriber>();
  const questions = new Map<string, BlockerFunction>();
  const matchesAt = (location: Location) => matchRoutes(routes, location) ?? [];
  let stopListening: (() => void) | undefined;
  /** Called when the history has taken back a move that is asked about. */
  let onTakenBack: (() => void) | undefined;
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: matchesAt(history.location),
    initialized: true,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  const update = (changed: Partial<RouterState>, flushSync = false): void => {
    state = { ...state, ...changed };
    for (const tell of [...subscribers]) tell(state, { deletedFetchers: [], flushSync });
  };

  const questionOf = (nextLocation: Location, historyAction: Action): string | undefined => {
    const [key, ask] = [...questions].at(-1) ?? [];
    if (key === undefined || state.blockers.get(key)?.state === "proceeding") return undefined;
    return ask?.({ currentLocation: state.location, nextLocation, historyAction }) ? key : undefined;
  };

  /** Stays, and asks. */
  const hold = (key: string, location: Location, goOn: () => void): void => {
    const set = (blocker: RouterState["blockers"] extends Map<string, infer B> ? B : never) =>
      update({ blockers: new Map(state.blockers).set(key, blocker) });
    set({
      state: "blocked",
      location,
      proceed: () => {
        set({ state: "proceeding", proceed: undefined, reset: undefined, location });
        goOn();
      },
      reset: () => set(IDLE_BLOCKER),
    });
  };

  const show = (historyAction: Action, location: Location, options: RouterNavigateOptions = {}): void => {
    if (historyAction === Action.Push) history.push(location, location.state);
    if (historyAction === Action.Replace) history.replace(location, location.state);
    update(
      {
        historyAction,
        location,
        matches: matchesAt(location),
        restoreScrollPosition: false,
        preventScrollReset: options.preventScrollReset === true,
        // Whoever was asked has let it go.
        blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
      },
      options.flushSync === true,
    );
  };

  const navigate = async (to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> => {
    if (typeof to === "number") return history.go(to);
    const path: Path = resolvePath(to ?? "", state.location.pathname);
    const location = { ...history.encodeLocation(path), state: options.state ?? null, key: newKey() };
    const action = options.replace === true ? Action.Replace : Action.Push;
    const key = questionOf(location, action);
    if (key === undefined) show(action, location, options);
    else hold(key, location, () => void navigate(to, options));
  };

  const follow: Parameters<History["listen"]>[0] = ({ action, location, delta }) => {
    if (onTakenBack !== undefined) {
      onTakenBack();
      onTakenBack = undefined;
      return;
    }
    const key = questionOf(location, action);
    if (key === undefined || delta === null) {
      show(action, location);
      return;
    }
    const isTakenBack = new Promise<void>((resolve) => {
      onTakenBack = resolve;
    });
    history.go(-delta);
    hold(key, location, () => void isTakenBack.then(() => history.go(delta)));
  };

  const nothing = () => undefined;
  const router: Router = {
    basename: "/",
    future: {
      v7_fetcherPersist: false,
      v7_normalizeFormMethod: false,
      v7_partialHydration: false,
      v7_prependBasename: false,
      v7_relativeSplatPath: false,
      v7_skipActionErrorRevalidation: false,
    },
    get state() {
      return state;
    },
    routes,
    window: undefined,
    initialize() {
      stopListening = history.listen(follow);
      return router;
    },
    subscribe(tell) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    navigate,
    createHref: (location) => history.createHref(location),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker(key, ask) {
      questions.set(key, ask);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key) {
      state.blockers.delete(key);
      questions.delete(key);
    },
    dispose() {
      stopListening?.();
      subscribers.clear();
    },
    // What loads data, restores positions and changes routes: nothing of a part does.
    enableScrollRestoration: () => nothing,
    fetch: nothing,
    revalidate: nothing,
    getFetcher: () => IDLE_FETCHER,
    deleteFetcher: nothing,
    patchRoutes: nothing,
    _internalSetRoutes: nothing,
    _internalFetchControllers: new Map(),
    _internalActiveDeferreds: new Map(),
  };
  return router;
}
