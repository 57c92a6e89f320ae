import type { MiddlewareRequest, MiddlewareResponse } from "@tillhouse/admin-cli";

/**
 * The options of the plugin in `medusa-config.js`. They are those of `@medusajs/admin`; everything else is configured in
 * `tillhouse.config.*`.
 *
 * @example
 * plugins: [{ resolve: "@tillhouse/medusa-plugin", options: { path: "/back-office" } }]
 */
export interface PluginOptions {
  /** Whether the admin is served. Default: `true`. */
  serve?: boolean;
  /**
   * Whether an output that is missing or older than its sources is made anew when the server starts. It takes about a second.
   * Default: `true`.
   */
  autoRebuild?: boolean;
  /** The path of the admin. It begins with a slash, and is none of the backend's: `/admin`, `/store`. Default: `"/app"`. */
  path?: string;
  /** The folder that extensions are compiled into, relative to the project. Default: `".cache/tillhouse"`. */
  outDir?: string;
  /** The address that the page calls, where that is not the server that it comes from. Default: that server, `"/"`. */
  backend?: string;
  /**
   * Accepted, and without effect: `medusa develop` takes over changes of extensions at the same address, so there is no
   * server of its own to configure.
   */
  develop?: object;
}

/** Answers what is the admin's, and calls `next` for everything else. */
type RequestHandler = (
  request: MiddlewareRequest,
  response: MiddlewareResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * What Medusa calls when it starts.
 *
 * @param rootDirectory the project's folder
 * @param options as `medusa-config.js` has them; what is unknown or of another type is named in the log and left out
 */
export default function adminRoutes(rootDirectory: string, options?: PluginOptions): RequestHandler;
