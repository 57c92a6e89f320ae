// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../gallery/render-ui.dev";
import { type Breadcrumb, BreadcrumbContext, Breadcrumbs } from "./layout/breadcrumbs";
import { Description, DescriptionList } from "./layout/description-list";
import { Form, PageActions } from "./layout/form";
import { PageHeader } from "./layout/page";
import { Pagination, pagesToShow } from "./layout/pagination";
import { Section } from "./layout/section";
import { initialsOf } from "./text/avatar";
import { CopyableText } from "./text/copyable-text";
import { JsonView } from "./text/json-view";
import { Money } from "./text/money";
import { Status } from "./text/status";
import { Thumbnail } from "./text/thumbnail";

describe("Form", () => {
  it("hands a submit to its function alone: the browser sends nothing, and no form around it hears of it", () => {
    const save = vi.fn();
    const outer = vi.fn();
    renderUi(
      <div onSubmit={outer}>
        <Form onSubmit={save}>
          <input aria-label="Name" required />
          <PageActions note="1 field needs attention">
            <button type="submit">Create</button>
          </PageActions>
        </Form>
      </div>,
    );
    const form = screen.getByRole("button", { name: "Create" }).closest("form");
    expect(form?.noValidate).toBe(true);
    // Nobody prevented it where it is true.
    expect(fireEvent.submit(form ?? document.body)).toBe(false);
    expect(save).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("1 field needs attention");
  });
});

describe("CopyableText", () => {
  afterEach(() => vi.unstubAllGlobals());
  const stubClipboard = (writeText: (text: string) => Promise<void>) =>
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });

  it("copies and says so", async () => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard(writeText);
    renderUi(<CopyableText value="bo@example.com" label="E-mail" />);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: /bo@example.com/ })));
    expect(writeText).toHaveBeenCalledWith("bo@example.com");
    expect(screen.getByText("E-mail copied").getAttribute("aria-live")).toBe("polite");
  });

  it("is named by its visible text", () => {
    renderUi(
      <>
        <CopyableText value="+4512345678" label="Phone">
          +45 12 34 56 78
        </CopyableText>
        <CopyableText value="sk_secret_9f3c" label="Key" isMasked>
          ••••9f3c
        </CopyableText>
        <CopyableText value="Nygade 1" label="Address">
          <span>Copy address</span>
        </CopyableText>
      </>,
    );
    for (const name of ["+45 12 34 56 78, copy Phone", "••••9f3c, copy Key", "Copy address"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("explains what to do if the clipboard refuses", async () => {
    stubClipboard(() => Promise.reject(new Error("denied")));
    renderUi(<CopyableText value="bo@example.com" label="E-mail" />);
    await act(async () => fireEvent.click(screen.getByRole("button")));
    expect(screen.getByText(/Could not copy/)).toBeTruthy();
  });
});

it("leads through each parent page once", () => {
  const above = [
    { to: "/a/settings", label: "Settings" },
    { to: "/a/settings/team", label: "Team" },
  ];
  const linksWith = (back: Breadcrumb) => {
    const { unmount } = renderUi(
      <BreadcrumbContext.Provider value={above}>
        <Breadcrumbs back={back} />
      </BreadcrumbContext.Provider>,
    );
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  expect(linksWith({ to: "/a/settings", label: "Settings" })).toEqual(["Settings", "Team"]);
  expect(linksWith({ to: "/a/settings/team?q=ada", label: "Team" })).toEqual(["Settings", "Team"]);
});

describe("Money", () => {
  it("shows amount and code without inventing a zero", () => {
    const { container, rerender } = renderUi(<Money amount={-257675} currencyCode="dkk" locale="en" />);
    expect(container.textContent).toBe("−2,576.75DKK");
    rerender(<Money amount={103883} currencyCode="jpy" locale="en" />);
    expect(container.querySelector(".th-money__padding")?.textContent).toHaveLength(3);
    rerender(<Money amount={null} currencyCode="jpy" />);
    expect(container.textContent).toBe("–");
  });
});

describe("Pagination", () => {
  it("links the first, the last and the adjacent pages", () => {
    expect(pagesToShow(0, 1)).toEqual([0]);
    expect(pagesToShow(1, 8)).toEqual([0, 1, 2, null, 7]);
    expect(pagesToShow(3, 8)).toEqual([0, 1, 2, 3, 4, null, 7]);
    expect(pagesToShow(7, 8)).toEqual([0, null, 6, 7]);
  });

  it("shows the range of rows and has links to prefetch", () => {
    const onPrefetch = vi.fn();
    renderUi(
      <Pagination
        from={21}
        to={40}
        count={1143}
        noun="orders"
        pageIndex={1}
        pageCount={8}
        hrefFor={(page) => `/a/orders?page=${page + 1}`}
        onPrefetch={onPrefetch}
        pageSize={20}
        pageSizes={[20, 50]}
        onPageSize={vi.fn()}
      />,
    );
    expect(screen.getByRole("status").textContent).toBe("21–40 of 1,143 orders");
    expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
    const next = screen.getByRole("link", { name: "Next page" });
    expect(next.getAttribute("href")).toBe("/a/orders?page=3");
    fireEvent.pointerEnter(next);
    expect(onPrefetch).toHaveBeenCalledWith(2);
  });
});

describe("JsonView", () => {
  it("draws a level in portions when it is opened", () => {
    const { container } = renderUi(
      <JsonView
        value={{ id: "order_1", items: Array.from({ length: 150 }, (_, index) => `line ${index}`) }}
      />,
    );
    expect(container.textContent).not.toContain("line 0");
    const branch = container.querySelector("details");
    if (!branch) throw new Error("no branch");
    branch.open = true;
    fireEvent(branch, new Event("toggle"));
    expect(container.textContent).toContain("line 99");
    expect(container.textContent).not.toContain("line 100");
    fireEvent.click(screen.getByRole("button", { name: "Show 50 more" }));
    expect(container.textContent).toContain("line 149");
  });

  it("is shown behind its name", async () => {
    renderUi(<JsonView label="Data" value={{ box: "small" }} />);
    expect(screen.queryByText("box")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Data" }));
    expect(await screen.findByText("box")).toBeTruthy();
  });
});

describe("the small parts", () => {
  it("grey out what is done, unless it is a badge", () => {
    const { container, rerender } = renderUi(
      <Status tone="positive" shape="done">
        Paid
      </Status>,
    );
    expect(container.querySelector(".th-status--done")).toBeTruthy();
    rerender(
      <Status tone="positive" shape="done" isBadge>
        Paid
      </Status>,
    );
    expect(container.querySelector(".th-status--done")).toBeNull();
  });

  it("take initials from names and addresses", () => {
    expect(["Ada Holm", "bo.hansen@example.com", "Tara", "Ana María de la Cruz"].map(initialsOf)).toEqual([
      "AH",
      "BH",
      "T",
      "AC",
    ]);
  });

  it("replace a broken picture by a placeholder", () => {
    const { container, rerender } = renderUi(<Thumbnail src="broken.png" alt="Tent" />);
    fireEvent.error(screen.getByRole("img", { name: "Tent" }));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("img", { name: "Tent" })).toBeTruthy();
    rerender(<Thumbnail src="other.png" alt="Tent" />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("other.png");
  });

  it("name a section by its title and leave out empty facts", () => {
    const { container } = renderUi(
      <>
        <PageHeader title="#1120" meta={["Online store", null, ""]} />
        <Section title="Payment">text</Section>
        <DescriptionList>
          <Description label="Phone" />
          <Description label="Tags">{false}</Description>
        </DescriptionList>
      </>,
    );
    expect(screen.getByRole("region", { name: "Payment" })).toBeTruthy();
    expect(container.querySelectorAll(".th-page-head__meta > *")).toHaveLength(1);
    expect(screen.getAllByText("–")).toHaveLength(2);
  });

  it("render without a provider and on a server", () => {
    expect(renderToString(<Section title="Payment">text</Section>)).toContain("Payment");
  });
});
