/**
 * What an extension imports besides code, and the variables that its build fills in. For `types` in `tsconfig.json`:
 *
 * ```json
 * { "compilerOptions": { "types": ["@tillhouse/extension-sdk/assets"] } }
 * ```
 */

/** The class names of a CSS module, by the names that stand in the file. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

/** A stylesheet, which the page gets with the component. */
declare module "*.css" {}

/** The address of a file. */
declare module "*?url" {
  const address: string;
  export default address;
}

/** The content of a file as a `data:` address. */
declare module "*?base64" {
  const address: string;
  export default address;
}

declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.png" {
  const address: string;
  export default address;
}

declare module "*.jpg" {
  const address: string;
  export default address;
}

declare module "*.jpeg" {
  const address: string;
  export default address;
}

declare module "*.gif" {
  const address: string;
  export default address;
}

declare module "*.webp" {
  const address: string;
  export default address;
}

declare module "*.avif" {
  const address: string;
  export default address;
}

declare module "*.ico" {
  const address: string;
  export default address;
}

declare module "*.woff" {
  const address: string;
  export default address;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "*.ttf" {
  const address: string;
  export default address;
}

declare module "*.otf" {
  const address: string;
  export default address;
}

declare module "*.mp3" {
  const address: string;
  export default address;
}

declare module "*.mp4" {
  const address: string;
  export default address;
}

declare module "*.webm" {
  const address: string;
  export default address;
}

declare module "*.pdf" {
  const address: string;
  export default address;
}

// Merges with the types of Node.js, in a project that has them.
declare namespace NodeJS {
  interface ProcessEnv {
    /** `MEDUSA_ADMIN_…` and the few others that a build fills in. */
    [name: string]: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
  }
}

declare var process: NodeJS.Process;
