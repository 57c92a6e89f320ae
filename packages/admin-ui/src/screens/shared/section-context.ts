import { createContext } from "react";

/** The section of a page that something stands in, and the record of that page. */
export const SectionContext = createContext<{ title: string; record: object } | undefined>(undefined);
