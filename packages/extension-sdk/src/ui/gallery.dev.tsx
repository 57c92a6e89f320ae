import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { ControlsGallery } from "./gallery/controls-gallery.dev";
import { OverlaysGallery } from "./gallery/overlays-gallery.dev";
import { PartsGallery } from "./gallery/parts-gallery.dev";
import { ScreenGallery } from "./gallery/screen-gallery.dev";
import { translateEnglish } from "./gallery/translate-english.dev";
import { UiProvider } from "./ui-context";

/**
 * Every component in every state on one page, for looking at. Not part of the package. The address chooses:
 * `?part=controls|parts|overlays|screen&theme=dark&dir=rtl&density=compact&open=drawer`.
 */
const parameters = new URLSearchParams(location.search);
const root = document.createElement("div");
root.dataset.tillhouse = "";
root.dataset.theme = parameters.get("theme") ?? "light";
root.dataset.density = parameters.get("density") ?? "";
const direction = parameters.get("dir") === "rtl" ? "rtl" : "ltr";
root.dir = direction;
const portals = document.createElement("div");
document.body.append(root);

const parts = {
  controls: <ControlsGallery />,
  parts: <PartsGallery />,
  overlays: <OverlaysGallery open={parameters.get("open") ?? ""} />,
  screen: <ScreenGallery />,
};
const part = parameters.get("part") ?? "controls";

const app = document.createElement("div");
root.append(app, portals);
createRoot(app).render(
  <MemoryRouter>
    <UiProvider container={portals} direction={direction} translate={translateEnglish}>
      {parts[part as keyof typeof parts] ?? parts.controls}
    </UiProvider>
  </MemoryRouter>,
);
