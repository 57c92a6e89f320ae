import { createRoot } from "react-dom/client";
import type { GalleryReference } from "./reference-data.dev";
import { ReferencePage } from "./reference-page.dev";

/**
 * The gallery for authors, which `tillhouse dev` serves at `/__gallery`. It is built with the command line. The address chooses:
 * `?theme=dark&dir=rtl#Button`.
 */
const root = document.createElement("div");
root.dataset.tillhouse = "";
root.className = "th-root";
const portals = document.createElement("div");
const app = document.createElement("div");
root.append(app, portals);
document.body.append(root);
const answer = await fetch(new URL("reference.json", import.meta.url));
// Made by the same build as this page.
const reference = (await answer.json()) as GalleryReference;
createRoot(app).render(<ReferencePage root={root} portals={portals} reference={reference} />);
