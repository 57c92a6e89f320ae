import { HelmetProvider } from "react-helmet-async";
import { addProvider, type Provider } from "../host/providers";

export * from "react-helmet-async";

addProvider("react-helmet-async", HelmetProvider as Provider);
