import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** What {@link MediaObject} takes. */
export interface MediaObjectProps {
  /** A {@link Thumbnail} or an {@link Avatar}. */
  thumbnail?: ReactNode;
  /** What it is called. */
  name: ReactNode;
  /** A second line in small: variant and SKU, a place. The facts of a list are parted by dots, and break between each other. */
  details?: ReactNode | readonly (string | undefined)[];
  /** Path inside the app's router that the name leads to. Left out: the name is no link. */
  to?: string;
}

/** A thing or a person with a picture, a name and a second line. */
export function MediaObject({ thumbnail, name, details, to }: MediaObjectProps) {
  return (
    <div className="th-item">
      {thumbnail}
      <div className="th-item__text">
        {to === undefined ? (
          <span className="th-item__name">{name}</span>
        ) : (
          <Link className="th-item__name th-item__name--link" to={to}>
            {name}
          </Link>
        )}
        {Array.isArray(details) ? (
          <span className="th-item__details th-join th-join--facts">
            {details.filter(Boolean).map((fact: string) => (
              // The dot after a fact runs with the page, whatever the letters of the fact do.
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </span>
        ) : (
          details && (
            <span className="th-item__details">
              <bdi>{details}</bdi>
            </span>
          )
        )}
      </div>
    </div>
  );
}
