import { Suspense } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useHealth } from "../../core/extensions/use-health";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { useNavigation } from "../navigation/use-navigation";

const ProblemsButton = lazyComponent(() => import("./problems-button"), "quiet");

/** Where the problems of extensions are told, once there are any. */
export function ProblemsOutlet() {
  const { problems } = useAdmin().registry;
  const { failures, off } = useHealth();
  const isQuiet = problems.length + useNavigation().problems.length + failures.length + off.size === 0;
  if (isQuiet) return null;
  return (
    <Suspense fallback={null}>
      <ProblemsButton />
    </Suspense>
  );
}
