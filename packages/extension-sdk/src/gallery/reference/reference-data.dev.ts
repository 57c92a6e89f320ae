/** What one prop of a component is. */
export interface GalleryProp {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  isRequired: boolean;
  /** What it is for. Code stands between backticks, links between `{@link` and `}`. */
  about: string;
}

/** A public component. */
export interface GalleryComponent {
  name: string;
  /** What it is imported from. */
  entry: string;
  about: string;
  props: readonly GalleryProp[];
  /** The element whose attributes it takes as well: `button`. */
  attributes?: string;
  /** Code that its comment shows. */
  snippets: readonly string[];
  /** Ids of the examples that are made for it. */
  examples: readonly string[];
  /** Ids of other examples that have it. */
  uses: readonly string[];
}

/** An example, and its code as an author would write it. */
export interface GalleryExample {
  id: string;
  about: string;
  code: string;
  /** A complete page. */
  isPage: boolean;
  /** It is printed. */
  isPaper: boolean;
}

/** All that the gallery shows. It is made when the packages are built, and read by the page. */
export interface GalleryReference {
  components: readonly GalleryComponent[];
  examples: readonly GalleryExample[];
  /** Texts of the admin in English, by their keys. */
  messages: Readonly<Record<string, string>>;
}
