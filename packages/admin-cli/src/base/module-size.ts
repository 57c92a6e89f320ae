/** How much of a compiled extension comes from one of the author's files, or from one package. */
export interface ModuleSize {
  /** A file relative to the project, or the name of a package. */
  name: string;
  /** Minified and not compressed. */
  bytes: number;
  isPackage: boolean;
}
