import { createContext } from "react";

/** Whether the sidebar and the top bar stand around the pages. */
export const HasChromeContext = createContext(true);
