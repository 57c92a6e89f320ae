import type { Router } from "@remix-run/router";
import { AdminError } from "@tillhouse/extension-sdk";
import { type ForwardedRef, useEffect, useImperativeHandle, useRef } from "react";
import type { LeaveQuestions } from "./leave-questions";
import { pathOf } from "./use-navigation-events";

/** What a host does with an admin that is mounted. `<Admin ref>` and {@link mountAdmin} give it. */
export interface AdminHandle {
  /**
   * Opens a page of the admin. Where something that was typed is not saved, the person is asked first.
   *
   * @param path below the base path, as {@link NavigateEvent} tells it: `/a/orders?page=2`
   * @throws AdminError (`config`) where it starts with no slash.
   */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** The page that is shown, as {@link NavigateEvent} tells it; `undefined` before there is one. */
  readonly path: string | undefined;
  /**
   * Asks whoever has typed something that is not saved, before the host takes the admin away.
   *
   * @returns whether the admin can go. Where nothing would be lost, nobody is asked.
   */
  confirmLeave(): Promise<boolean>;
}

/** @throws AdminError (`config`) for what is no path of a page. */
export function checkPath(path: unknown): asserts path is string {
  if (typeof path === "string" && path.startsWith("/")) return;
  throw new AdminError(
    "config",
    `navigate takes a path such as "/a/orders", but was given ${JSON.stringify(path)}`,
    { details: { field: "path", owner: "the host" } },
  );
}

/** Gives the host what it moves the admin with. A page that it asks for before there is a router is the first one. */
export function useAdminHandle(
  ref: ForwardedRef<AdminHandle>,
  router: Router | undefined,
  questions: LeaveQuestions,
): void {
  const wanted = useRef<string>(undefined);
  const latest = useRef(router);
  latest.current = router;
  useEffect(() => {
    if (router === undefined || wanted.current === undefined) return;
    const path = wanted.current;
    wanted.current = undefined;
    void router.navigate(path, { replace: true });
  }, [router]);
  useImperativeHandle(
    ref,
    () => ({
      navigate(path, { replace = false } = {}) {
        checkPath(path);
        const shown = latest.current;
        if (shown === undefined) wanted.current = path;
        else void shown.navigate(path, { replace });
      },
      get path() {
        return latest.current && pathOf(latest.current);
      },
      confirmLeave: questions.ask,
    }),
    [questions],
  );
}
