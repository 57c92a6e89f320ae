/** An endpoint by its method and its path, as `POST /orders/:id/capture`. */
export interface EndpointPattern {
  /** As it was written. */
  pattern: string;
  /** HTTP method in capitals. */
  method: string;
  /** The path between its slashes; parameters begin with a colon. */
  parts: readonly string[];
}

/** Reads `POST /orders/:id/capture`. */
export function readPattern(pattern: string): EndpointPattern {
  const [method = "", path = ""] = pattern.split(" ");
  return { pattern, method, parts: path.split("/") };
}

/** Puts fixed words before parameters: `/products/types` is no product. */
export function comparePatterns(one: EndpointPattern, other: EndpointPattern): number {
  return one.pattern.split(":").length - other.pattern.split(":").length;
}

/** What two patterns share that answer the same requests: parameters may be called otherwise. */
export function shapeOf(pattern: string): string {
  return pattern.replace(/:[^/]+/g, ":");
}

/** The parameters in a path, by their names; `undefined` where the endpoint is another one. */
export function matchEndpoint(
  endpoint: EndpointPattern,
  method: string,
  path: string,
): Record<string, string> | undefined {
  // One slash more at the end is the same address, as in the store: its published client asks for `/admin/store/`.
  const parts = path.replace(/\/$/, "").split("/");
  if (endpoint.method !== method || endpoint.parts.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of endpoint.parts.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return undefined;
  }
  return params;
}
