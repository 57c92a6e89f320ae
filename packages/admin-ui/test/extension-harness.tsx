import { cleanup, render, screen } from "@testing-library/react";
import { type Change, defineExtension } from "@tillhouse/extension-sdk";
import type { ExtensionDefinition, StandardSchema } from "@tillhouse/extension-sdk/internal";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import type { ComponentType } from "react";
import { Admin } from "../src/admin";

// Loaded before a test waits for what they show.
import "../src/app/routing/admin-area";
import "../src/screens/detail/detail-screen";
import "../src/screens/actions/lazy-row-menu";
import "../src/screens/form/record-form";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as collectionSample } from "./samples/collections";
import { products as productSample } from "./samples/products";

/** How long a page may take to come up on a busy machine. */
export const patience = { timeout: 15_000 };

/** An admin with the extension `shop` on a store in memory. */
export interface ExtensionHarness {
  backend: FakeBackend;
  /** Shows a page. What it answers gives the admin its extensions anew, as when some have come late. */
  open(path: string, extension: Omit<ExtensionDefinition, "id">): () => void;
  openWith(path: string, ...changes: Change[]): () => void;
}

/** Before each test: a store that nobody has changed yet. */
export function createExtensionHarness(): ExtensionHarness {
  localStorage.clear();
  const backend = createFakeBackend({
    resources: ["collections", "products"].map(builtInResource),
    samples: [collectionSample, productSample],
  });
  const open: ExtensionHarness["open"] = (path, extension) => {
    window.history.replaceState(null, "", `/app/a/${path}`);
    const admin = () => (
      <Admin
        config={{ locale: "en" }}
        fetch={backend.fetch}
        extensions={[defineExtension({ id: "shop", source: "src/admin/extension.ts", ...extension })]}
      />
    );
    const { rerender } = render(admin());
    return () => rerender(admin());
  };
  return { backend, open, openWith: (path, ...changes) => open(path, { changes }) };
}

/** After each test. */
export function closeHarness() {
  cleanup();
}

/** A schema of texts that refuses those with a number in them. */
export const texts: StandardSchema<Record<string, string>> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => {
      const issues = Object.entries(value as Record<string, unknown>).flatMap(([key, text]) =>
        /\d/.test(String(text)) ? [{ message: "No numbers here.", path: [key] }] : [],
      );
      return issues.length > 0 ? { issues } : { value: value as Record<string, string> };
    },
  },
};

/** A module with this component. Where it is shown decides its props. */
export function loadOf(component: ComponentType<never>) {
  return () => Promise.resolve({ default: component as never });
}

export function findText(text: string | RegExp) {
  return screen.findByText(text, undefined, patience);
}
