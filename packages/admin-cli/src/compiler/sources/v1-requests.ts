/** The import that stands for the address of the style sheet of a project's extensions of the official admin. */
export const stylesRequest = "tillhouse-v1-styles";

/** The module that puts around a component what the official admin put around its pages. */
export const contributionRequest = "@tillhouse/v1-runtime/contribution";

/** What an import carries that leads to what the author has installed, also of a shared package. */
export const ownCopy = "tillhouse-own-copy";

const bundlePrefix = "tillhouse-v1-bundle:";

/** The import that stands for a plugin's bundle. */
export function bundleRequest(path: string): string {
  return bundlePrefix + path;
}

/** The file of a plugin's bundle that {@link bundleRequest} asks for. */
export function bundleOf(request: string): string {
  return request.slice(bundlePrefix.length);
}
