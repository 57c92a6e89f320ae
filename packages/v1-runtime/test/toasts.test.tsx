// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { setCurrentHost } from "../src/host/current-host";
import * as ui from "../src/modules/medusajs-ui";
import hot, * as hotModule from "../src/modules/react-hot-toast";
import { fakeHost } from "./fixtures/fake-host";

let notify: ReturnType<typeof fakeHost>["notify"];

/** What the admin was asked to show, as `[kind, ...arguments]`, without what was left out at the end. */
function shown(): unknown[][] {
  return Object.entries(notify).flatMap(([kind, spy]) =>
    spy.mock.calls.map((call) => [kind, ...call.filter((each) => each !== undefined)]),
  );
}

beforeEach(() => {
  const fake = fakeHost();
  notify = fake.notify;
  setCurrentHost(fake.host);
});

describe("a toast of react-hot-toast is the admin's", () => {
  test.each([
    ["toast", () => hot("Saved"), ["info", "Saved"]],
    ["toast by name", () => hotModule.toast("Saved"), ["info", "Saved"]],
    ["success", () => hot.success("Saved"), ["success", "Saved"]],
    ["error", () => hot.error("Failed"), ["error", "Failed"]],
    [
      "custom",
      () =>
        hot.custom(
          <b>
            It is <i>{3}</i> o'clock
          </b>,
        ),
      ["info", "It is 3 o'clock"],
    ],
    [
      "a function",
      () => hot.success((toast) => <b>{toast.visible ? "seen" : "hidden"}</b>),
      ["success", "seen"],
    ],
  ])("%s", (_, show, expected) => {
    expect(show()).toMatch(/^toast-\d+$/);
    expect(shown()).toEqual([expected]);
  });

  test("keeps an id that it was given, and shows nothing while something loads", () => {
    expect(hot.loading("Wait", { id: "mine" })).toBe("mine");
    expect(shown()).toEqual([]);
    hot.dismiss("mine");
    hot.remove();
  });

  test("tells how what was promised ended, and passes it on", async () => {
    const messages = { loading: "Wait", success: (value: number) => `Got ${value}`, error: "Lost" };
    await expect(hot.promise(Promise.resolve(4), messages)).resolves.toBe(4);
    const reason = new Error("away");
    await expect(
      hot.promise(Promise.reject(reason), {
        ...messages,
        error: (error: unknown) => `Lost: ${Object(error).message}`,
      }),
    ).rejects.toBe(reason);
    expect(shown()).toEqual([
      ["success", "Got 4"],
      ["error", "Lost: away"],
    ]);
  });

  test("has no place of its own", () => {
    expect([hotModule.Toaster(), hotModule.useToaster().toasts, hotModule.useToasterStore().toasts]).toEqual([
      null,
      [],
      [],
    ]);
  });
});

describe("a toast of @medusajs/ui is the admin's", () => {
  test.each([
    ["toast", () => ui.toast("Saved"), ["info", "Saved"]],
    [
      "success",
      () => ui.toast.success("Saved", { description: "All of it" }),
      ["success", "Saved", "All of it"],
    ],
    ["error", () => ui.toast.error("Failed"), ["error", "Failed"]],
    ["warning", () => ui.toast.warning("Careful"), ["warn", "Careful"]],
    [
      "a hook's",
      () => ui.useToast().toast({ title: "Saved", description: "All of it", variant: "success" }),
      ["success", "Saved", "All of it"],
    ],
    [
      "a hook's without a title",
      () => ui.useToast().toast({ description: "Failed", variant: "error" }),
      ["error", "Failed"],
    ],
    ["a hook's of no kind", () => ui.useToast().toast({ title: "Saved" }), ["info", "Saved"]],
  ])("%s", (_, show, expected) => {
    show();
    expect(shown()).toEqual([expected]);
  });

  test("has a button", () => {
    const onClick = vi.fn();
    ui.toast.info("Deleted", { action: { label: "Undo", onClick } });
    const [options] = notify.info.mock.calls[0]?.slice(2) ?? [];
    expect(options.action.label).toBe("Undo");
    options.action.onSelect();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test("has an id for each, which can be taken away", () => {
    const { toast, dismiss } = ui.useToast();
    const [one, two] = [toast({ title: "One" }), toast({ title: "Two" })];
    expect(one.id).not.toBe(two.id);
    one.dismiss();
    two.update({ title: "Three", variant: "success" });
    dismiss();
    ui.toast.dismiss(ui.toast.loading("Wait"));
    expect(shown()).toEqual([
      ["success", "Three"],
      ["info", "One"],
      ["info", "Two"],
    ]);
    expect(ui.Toaster()).toBeNull();
  });
});
