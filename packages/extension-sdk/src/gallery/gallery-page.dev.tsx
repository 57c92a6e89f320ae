import { Fragment, useEffect, useLayoutEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { UiProvider } from "../ui/base/ui-context";
import { appearanceOf, searchOf } from "./appearance.dev";
import { ControlsGallery } from "./controls-gallery.dev";
import { GalleryBar } from "./gallery-bar.dev";
import { GridGallery } from "./grid-gallery.dev";
import { InputsGallery } from "./inputs-gallery.dev";
import { LayoutGallery } from "./layout-gallery.dev";
import { OverlaysGallery } from "./overlays-gallery.dev";
import { ScreenGallery } from "./screen-gallery.dev";
import { translateEnglish } from "./translate-english.dev";

/** What stands on the page, by the name that `only` in the address asks for. Without one, all of it does. */
const parts = {
  controls: <ControlsGallery />,
  inputs: <InputsGallery />,
  layout: <LayoutGallery />,
  grid: <GridGallery />,
  overlays: <OverlaysGallery open={new URLSearchParams(location.search).get("open") ?? ""} />,
  screen: <ScreenGallery />,
};

function isAsked(name: string): boolean {
  const only = new URLSearchParams(location.search).get("only");
  return only === null || only === name;
}

interface GalleryPageProps {
  root: HTMLElement;
  /** Where dialogs and menus are drawn. */
  portals: HTMLElement;
}

/** The page around the components: anchors at the start, theme, direction and density on top. */
export function GalleryPage({ root, portals }: GalleryPageProps) {
  const [appearance, setAppearance] = useState(() => appearanceOf(location.search));
  const { theme, direction, density } = appearance;
  useLayoutEffect(() => {
    root.dir = direction;
    root.dataset.density = density;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [root, theme, direction, density]);

  return (
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <UiProvider container={portals} direction={direction} locale="en" translate={translateEnglish}>
        <div className="gallery">
          <GalleryBar
            appearance={appearance}
            onChange={(next) => {
              history.replaceState(null, "", searchOf(next));
              setAppearance(next);
            }}
          >
            <h1>Components</h1>
          </GalleryBar>
          <Anchors />
          <main className="gallery__main">
            {Object.entries(parts).map(
              ([name, part]) => isAsked(name) && <Fragment key={name}>{part}</Fragment>,
            )}
          </main>
        </div>
      </UiProvider>
    </MemoryRouter>
  );
}

/** Read from the page, so that a specimen needs to be named once only. */
function Anchors() {
  const [anchors, setAnchors] = useState<Array<{ id: string; title: string }>>([]);
  useEffect(() => {
    const specimens = [...document.querySelectorAll<HTMLElement>("[data-specimen]")];
    setAnchors(specimens.map(({ id, dataset }) => ({ id, title: dataset.specimen ?? "" })));
    // The browser looked for it before it was there.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav className="gallery__anchors" aria-label="Components">
      {anchors.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
