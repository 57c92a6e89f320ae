import { Image } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { safeSrc } from "../../format/safe-url";
import { classNames } from "../base/class-names";

/** What {@link Thumbnail} takes. */
export interface ThumbnailProps {
  /** Address of the picture. Missing or broken: a quiet placeholder of the same size. */
  src?: string | null;
  /** What the picture shows; empty where the name stands beside it. */
  alt: string;
  /** 24, 40 or 64 px. */
  size?: "small" | "medium" | "large";
  /** Fills its container, for media tiles. */
  isFill?: boolean;
  /** Tint of the placeholder, 0 to 360. */
  hue?: number;
}

/** A small picture of a product or a variant. */
export function Thumbnail({ src, alt, size = "medium", isFill = false, hue }: ThumbnailProps) {
  // Keeps the address that failed rather than a flag, so that a new address gets its own try.
  const [broken, setBroken] = useState<string>();
  const className = classNames(
    "th-thumbnail",
    size !== "medium" && `th-thumbnail--${size}`,
    isFill && "th-thumbnail--fill",
    hue !== undefined && "th-thumbnail--tinted",
  );
  const safe = safeSrc(src);
  if (safe !== undefined && safe !== broken) {
    return (
      <img
        className={className}
        src={safe}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(safe)}
      />
    );
  }
  // A custom property is not part of CSSProperties.
  const style = hue === undefined ? undefined : ({ "--th-hue": hue } as CSSProperties);
  const icon = <Image className="th-icon" aria-hidden="true" />;
  return alt ? (
    <span className={className} style={style} role="img" aria-label={alt}>
      {icon}
    </span>
  ) : (
    <span className={className} style={style} aria-hidden="true">
      {icon}
    </span>
  );
}
