import { addProvider } from "../host/providers";
import { QueryProvider } from "../host/query-client";

export * from "@tanstack/react-query";

addProvider("@tanstack/react-query", QueryProvider);
