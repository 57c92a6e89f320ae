// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { useLayoutEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { BuiltInContext, type BuiltInSource, createBuiltInSource, useBuiltIn } from "./built-in-source";

afterEach(cleanup);

const builtIn: ExtensionDefinition = { id: "built-in", resources: [] };

function Reader({ onDrawn }: { onDrawn?: () => void }) {
  const loaded = useBuiltIn();
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return <p>{loaded?.id ?? "Loading"}</p>;
}

function show(source: BuiltInSource, onDrawn?: () => void) {
  render(
    <BuiltInContext.Provider value={source}>
      <Reader onDrawn={onDrawn} />
    </BuiltInContext.Provider>,
  );
}

it("draws what the admin itself brings once it is loaded", async () => {
  show(createBuiltInSource(async () => builtIn));
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(await screen.findByText("built-in")).toBeTruthy();
});

it("draws what came between the first look at it and the wait for it", async () => {
  let loaded: ExtensionDefinition | undefined;
  const source: BuiltInSource = {
    load: async () => builtIn,
    get loaded() {
      return loaded;
    },
  };
  show(source, () => {
    loaded = builtIn;
  });
  expect(await screen.findByText("built-in")).toBeTruthy();
});
