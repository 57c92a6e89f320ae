import { Select } from "../ui/controls/select";

/** How the gallery looks. */
export interface Appearance {
  /** `light`, `dark`, or the system's own (`system`). */
  theme: string;
  /** Which side reading begins at. */
  direction: "ltr" | "rtl";
  /** How close rows and controls stand. */
  density: string;
}

interface GalleryBarProps {
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

/** Title of the gallery, and what changes its looks. */
export function GalleryBar({ appearance, onChange }: GalleryBarProps) {
  return (
    <header className="gallery__bar">
      <h1>Components</h1>
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
