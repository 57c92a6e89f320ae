import { createRoot } from "react-dom/client";
import { GalleryPage } from "./gallery-page.dev";

/**
 * Every component in every state on one page. Not part of the package: `npm run gallery` shows it. The address chooses:
 * `?theme=dark&dir=rtl&density=compact&open=drawer#button`.
 */
const root = document.createElement("div");
root.dataset.tillhouse = "";
root.className = "th-root";
const portals = document.createElement("div");
const app = document.createElement("div");
root.append(app, portals);
document.body.append(root);
createRoot(app).render(<GalleryPage root={root} portals={portals} />);
