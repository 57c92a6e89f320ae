/** Names that an installed extension brings and that others refer to. */
export interface ProvidedNames {
  /** Zones of its pages and sections. */
  zones: string[];
  /** What can be hidden, replaced, wrapped or moved. */
  ids: { id: string; kind: string }[];
  /** Paths of its pages below `/a`. */
  routes: string[];
  /** Paths of its settings pages below `/a/settings`. */
  settings: string[];
  /** Keys of its English texts. */
  messages: string[];
}
