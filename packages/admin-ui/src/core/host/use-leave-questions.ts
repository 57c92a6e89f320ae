import { useEffect, useRef, useState } from "react";
import type { HostRouter } from "./host-router";
import { createLeaveQuestions, type LeaveQuestions } from "./leave-questions";

/** The questions of one admin. A host whose router can wait for an answer asks them before it leaves. */
export function useLeaveQuestions(router: HostRouter | undefined): LeaveQuestions {
  const [questions] = useState(createLeaveQuestions);
  const latest = useRef(router);
  latest.current = router;
  useEffect(() => {
    let release: (() => void) | undefined;
    const end = () => {
      release?.();
      release = undefined;
    };
    const leave = questions.onChange((isHolding) => {
      end();
      if (isHolding) release = latest.current?.block?.(questions.ask);
    });
    return () => {
      leave();
      end();
    };
  }, [questions]);
  return questions;
}
