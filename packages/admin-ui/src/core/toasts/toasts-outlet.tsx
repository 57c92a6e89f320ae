import { Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../lazy/lazy-component";
import type { ToastQueue } from "./toast-queue";

const Toasts = lazyComponent(() => import("./toasts"), "quiet");

/** Time after the first screen, in milliseconds, when the place of toasts is made ready. */
const quietTime = 3000;

/** Makes the place of toasts when the first one comes, or when the first screen has long been there. */
export function ToastsOutlet({ queue, toasterId }: { queue: ToastQueue; toasterId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const timer = setTimeout(want, quietTime);
    const forget = queue.onWanted(want);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [queue]);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <Toasts toasterId={toasterId} onReady={queue.open} />
      </Suspense>
    )
  );
}
