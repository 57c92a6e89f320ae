import { useBlocker } from "@tillhouse/extension-sdk/router";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { LeaveQuestionsContext } from "../../core/host/leave-questions";
import { onReload } from "../../core/lazy/reload-page";
import { selectedParameter } from "./selected-parameter";

/** Where a form stands. What is selected in the list below it changes by itself, and leads nowhere. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(selectedParameter);
  return `${pathname}?${parameters}`;
}

/**
 * Asks once before typed values are lost: on leaving in the app, on closing what holds them, and, in the browser's own
 * words, on closing the tab.
 *
 * @param isHolding whether there is something to lose
 * @param onLeave what happens when the person gives it up, or when there is nothing to lose
 */
export function useLeaveGuard(isHolding: boolean, onLeave: () => void) {
  const isReleased = useRef(false);
  const [isClosing, setIsClosing] = useState(false);
  const questions = useContext(LeaveQuestionsContext);
  const asked = useRef<(isLeaving: boolean) => void>(undefined);
  const [isAsked, setIsAsked] = useState(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isHolding && !isReleased.current && placeOf(currentLocation) !== placeOf(nextLocation),
      [isHolding],
    ),
  );

  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    const release = () => window.removeEventListener("beforeunload", hold);
    // What was typed is kept as a draft and comes back with the new page.
    const forget = onReload(release);
    return () => {
      release();
      forget();
    };
  }, [isHolding]);

  // The host that the admin is in asks too, before it takes the admin away.
  const answer = useCallback((isLeaving: boolean) => {
    asked.current?.(isLeaving);
    asked.current = undefined;
    setIsAsked(false);
  }, []);
  useEffect(() => {
    if (!isHolding || questions === undefined) return;
    const remove = questions.add(() => {
      if (isReleased.current) return Promise.resolve(true);
      // Whoever asked before has no answer to wait for any more.
      asked.current?.(false);
      setIsAsked(true);
      return new Promise((resolve) => {
        asked.current = resolve;
      });
    });
    return () => {
      remove();
      // Saved meanwhile, or gone: nothing is lost.
      answer(true);
    };
  }, [isHolding, questions, answer]);

  return {
    isAsking: isClosing || isAsked || blocker.state === "blocked",
    /** After saving: leaving asks no more. */
    release: () => {
      isReleased.current = true;
    },
    leave: () => (isHolding ? setIsClosing(true) : onLeave()),
    stay: () => {
      setIsClosing(false);
      answer(false);
      blocker.reset?.();
    },
    giveUp: () => {
      isReleased.current = true;
      setIsClosing(false);
      if (asked.current !== undefined) answer(true);
      else if (blocker.state === "blocked") blocker.proceed();
      else onLeave();
    },
  };
}
