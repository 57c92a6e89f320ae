import "@fontsource-variable/inter/wght.css";
import "@tillhouse/extension-sdk/styles.css";
import "../styles/index.css";
import "@tillhouse/extension-sdk/document.css";
import { startShell } from "./start-shell";

void startShell();
