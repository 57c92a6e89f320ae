import { hadSession } from "../app/provider/remembered-session";

/** This page's admin has keys without a prefix. Nothing is imported for it: whatever it is, it would come first. */
function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser without storage loads the pages one step later.
    return null;
  }
}

/**
 * Runs before everything else: whoever was signed in here last gets the pages behind the sign-in together with the rest,
 * instead of after it; whoever was not gets the sign-in page, and nothing that only signed-in people need.
 */
function preloadPage(): void {
  const listed = document.getElementById("tillhouse-pages")?.textContent;
  if (!listed) return;
  // The build writes this list into the page.
  const { area, bodies, login, first } = JSON.parse(listed) as Record<
    "area" | "bodies" | "login" | "first",
    string[]
  >;
  // This file lives in assets/, one level below the page's root.
  const root = new URL("../", import.meta.url);
  const path = location.hash.startsWith("#/")
    ? location.hash.slice(1)
    : location.pathname.slice(root.pathname.length);
  const files = first.includes(path.replace(/^\/|\/$/g, "")) ? area : [...area, ...bodies];
  for (const file of hadSession({ getItem }) ? files : login) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(file, root).href;
    document.head.append(link);
  }
}

preloadPage();
