import type { RouteConfig } from "@medusajs/admin";
import { BookOpen } from "@medusajs/icons";
import { Route, Routes } from "react-router-dom";
import CatalogueSheet from "./catalogue-sheet";
import CatalogueTable from "./catalogue-table";

const CataloguePage = () => (
  <Routes>
    <Route path="/" element={<CatalogueTable />} />
    <Route path="/sheets/:handle" element={<CatalogueSheet />} />
  </Routes>
);

export const config: RouteConfig = {
  link: {
    label: "Catalogue",
    icon: BookOpen,
  },
};

export default CataloguePage;
