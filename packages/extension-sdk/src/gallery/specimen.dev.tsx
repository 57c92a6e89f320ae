import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../ui/base/class-names";

interface SpecimenProps {
  title: string;
  /** Of twelve columns. */
  span?: number;
  /** A piece of a page, which brings gutters of its own. */
  isScreen?: boolean;
  children: ReactNode;
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A titled box on the gallery page, with an anchor of its own. */
export function Specimen({ title, span = 6, isScreen, children }: SpecimenProps) {
  const id = anchorOf(title);
  return (
    <section
      className={classNames("gallery__specimen", isScreen && "gallery__specimen--screen")}
      id={id}
      data-specimen={title}
      // A custom property is no known one.
      style={{ "--span": span } as CSSProperties}
    >
      <h2>
        <a href={`#${id}`}>{title}</a>
      </h2>
      {children}
    </section>
  );
}

/** The sheet the boxes stand on; one column on a phone. */
export function Board({ children }: { children: ReactNode }) {
  return <div className="gallery__board">{children}</div>;
}

/** Things under each other, each as wide as it is. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="gallery__stack">{children}</div>;
}
