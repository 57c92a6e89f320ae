/**
 * The router of the admin. It is React Router 6, in a copy that a host's own router does not meet, whatever its version.
 *
 * In extensions that are compiled by `tillhouse`, `react-router-dom` is the same. A host that compiles its extensions itself
 * takes links and hooks from here.
 *
 * @example
 * import { Link, useParams } from "@tillhouse/extension-sdk/router";
 */
export * from "react-router-dom";
