// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Command, type CommandGroup, CommandsContext, useCommands } from "./commands";

afterEach(cleanup);

function openRegistry() {
  const groups = new Set<CommandGroup>();
  return {
    add: (group: CommandGroup) => {
      groups.add(group);
      return () => groups.delete(group);
    },
    told: () =>
      [...groups].map(
        ({ id, heading, commands }) => `${heading ?? id}: ${commands().map(({ label }) => label)}`,
      ),
  };
}

function Part({ id, commands, heading }: { id: string; commands: readonly Command[]; heading?: string }) {
  useCommands(id, commands, heading);
  return null;
}

describe("commands of a component", () => {
  it("are registered in their current form while it is shown", () => {
    const registry = openRegistry();
    const draw = (...parts: { id: string; labels: string[]; heading?: string }[]) => (
      <CommandsContext.Provider value={registry}>
        {parts.map(({ id, labels, heading }) => (
          <Part key={id} id={id} heading={heading} commands={labels.map((label) => ({ id: label, label }))} />
        ))}
      </CommandsContext.Provider>
    );
    const { rerender, unmount } = render(draw({ id: "loyalty", labels: ["Recount"] }));
    expect(registry.told()).toEqual(["loyalty: Recount"]);
    rerender(draw({ id: "loyalty", labels: ["Recount", "Forget"], heading: "Ada Holm" }));
    expect(registry.told()).toEqual(["Ada Holm: Recount,Forget"]);
    unmount();
    expect(registry.told()).toEqual([]);
  });

  it("are ignored outside of an admin", () => {
    expect(() => render(<Part id="loyalty" commands={[]} />)).not.toThrow();
  });
});
