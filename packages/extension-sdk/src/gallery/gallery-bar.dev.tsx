import type { ReactNode } from "react";
import { Select } from "../ui/controls/select";
import type { Appearance } from "./appearance.dev";

interface GalleryBarProps {
  /** The title. */
  children: ReactNode;
  appearance: Appearance;
  onChange(appearance: Appearance): void;
}

const themes = [
  { value: "system", label: "System theme" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];
const directions = [
  { value: "ltr", label: "Left to right" },
  { value: "rtl", label: "Right to left" },
];
const densities = [
  { value: "compact", label: "Compact" },
  { value: "default", label: "Default density" },
  { value: "comfortable", label: "Comfortable" },
];

/** Title of a gallery, and what changes its looks. */
export function GalleryBar({ children, appearance, onChange }: GalleryBarProps) {
  return (
    <header className="gallery__bar">
      {children}
      <Select
        label="Theme"
        isLabelHidden
        size="small"
        options={themes}
        value={appearance.theme}
        onChange={(event) => onChange({ ...appearance, theme: event.currentTarget.value })}
      />
      <Select
        label="Direction"
        isLabelHidden
        size="small"
        options={directions}
        value={appearance.direction}
        onChange={(event) =>
          onChange({ ...appearance, direction: event.currentTarget.value === "rtl" ? "rtl" : "ltr" })
        }
      />
      <Select
        label="Density"
        isLabelHidden
        size="small"
        options={densities}
        value={appearance.density}
        onChange={(event) => onChange({ ...appearance, density: event.currentTarget.value })}
      />
    </header>
  );
}
