// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../gallery/render-ui.dev";
import { Button, LinkButton } from "./button";

describe("Button", () => {
  it("does not submit by default", () => {
    renderUi(<Button>Export</Button>);
    expect(screen.getByRole("button")).toHaveProperty("type", "button");
  });

  it("keeps its name and focus while loading and ignores clicks", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event) => event.preventDefault());
    renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading onClick={onClick}>
          Save changes
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Save changes" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    button.focus();
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("names an icon button and shows the name on focus", async () => {
    renderUi(<Button iconOnly label="More actions" icon={<svg />} />);
    const button = screen.getByRole("button", { name: "More actions" });
    await userEvent.tab();
    expect((await screen.findByRole("tooltip")).textContent).toBe("More actions");
    expect(button.getAttribute("aria-describedby")).toBeNull();
  });
});

describe("LinkButton", () => {
  it("is a link", () => {
    renderUi(<LinkButton to="/a/orders/new">New order</LinkButton>);
    expect(screen.getByRole("link", { name: "New order" }).getAttribute("href")).toBe("/a/orders/new");
  });
});
