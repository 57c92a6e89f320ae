/**
 * The packages that extensions share with the shell, and the names of each that they get: what authors use in a browser,
 * not everything, so that sharing never costs the first page. `true` shares every name.
 *
 * @type {Record<string, true | { names: string[]; hasDefault?: boolean }>}
 */
export const shared = {
  react: true,
  "react/jsx-runtime": true,
  "react-dom": {
    names: [
      // Renderers of their own and some test tools reach for it, by name.
      "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED",
      "createPortal",
      "flushSync",
      "unstable_batchedUpdates",
      "version",
    ],
    hasDefault: true,
  },
  "react-dom/client": { names: ["createRoot", "hydrateRoot"], hasDefault: true },
  "react-router-dom": {
    names: [
      "Await",
      "createSearchParams",
      "Form",
      "generatePath",
      "Link",
      "matchPath",
      "MemoryRouter",
      "Navigate",
      "NavLink",
      "Outlet",
      "resolvePath",
      "Route",
      "Routes",
      "useBlocker",
      "useHref",
      "useInRouterContext",
      "useLinkClickHandler",
      "useLocation",
      "useMatch",
      "useNavigate",
      "useNavigationType",
      "useOutlet",
      "useOutletContext",
      "useParams",
      "useResolvedPath",
      "useRouteError",
      "useRoutes",
      "useSearchParams",
    ],
  },
  "@tanstack/react-query": {
    names: [
      "keepPreviousData",
      "MutationCache",
      "QueryCache",
      "QueryClient",
      "QueryClientProvider",
      "queryOptions",
      "skipToken",
      "useInfiniteQuery",
      "useIsFetching",
      "useIsMutating",
      "useMutation",
      "usePrefetchQuery",
      "useQueries",
      "useQuery",
      "useQueryClient",
      "useSuspenseQuery",
    ],
  },
  "react-i18next": { names: ["useTranslation"] },
  "@tillhouse/extension-sdk": true,
  "@tillhouse/extension-sdk/ui": true,
  "@tillhouse/extension-sdk/kit": true,
};

/**
 * Shared packages that nobody needs before the first page stands: they are loaded when an extension imports them.
 *
 * @type {typeof shared}
 */
export const sharedLater = {
  "@tillhouse/extension-sdk/inputs": true,
  "@tillhouse/extension-sdk/layers": true,
};
