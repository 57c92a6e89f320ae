import type { Host, SectionKinds } from "@tillhouse/extension-sdk";
import type { AnyResource, AnySection } from "@tillhouse/extension-sdk/internal";
import type { ReactNode } from "react";

/** What a section is drawn with. */
export interface SectionDrawProps<Section> {
  section: Section;
  resource: AnyResource;
  record: object;
  title: string;
  host: Host;
}

/** A kind of section: how it is drawn. It has no hooks of its own. */
export interface SectionKind<Section> {
  draw(props: SectionDrawProps<Section>): ReactNode;
  /** The same while the record is on its way, where its id says enough: both are read side by side. */
  drawFromId?(props: Omit<SectionDrawProps<Section>, "record" | "host"> & { id: string }): ReactNode;
  /** What it is called does not follow from its id, and nothing stands in its place while the record is on its way. */
  hasOwnTitle?(section: Section): boolean;
}

/** The sections that a word tells from the others. */
export type SectionWith<Word extends keyof SectionKinds<never>> = Extract<AnySection, Record<Word, unknown>>;
