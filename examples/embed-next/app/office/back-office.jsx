"use client";

import { Admin } from "@tillhouse/admin-ui";
import "@tillhouse/admin-ui/styles.css";
import { usePathname, useRouter, useSearchParams } from "next/navigation";

/** The admin, with its pages in the router of Next.js. */
export function BackOffice() {
  const { push, replace } = useRouter();
  const search = useSearchParams().toString();
  const location = { pathname: usePathname(), search: search === "" ? "" : `?${search}` };
  const navigate = (to, options) => (options.replace ? replace : push)(to, { scroll: false });
  return <Admin config={{ basePath: "/office" }} hostRouter={{ location, navigate }} />;
}
