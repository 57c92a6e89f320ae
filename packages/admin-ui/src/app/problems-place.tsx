import { Suspense } from "react";
import { useAdmin } from "../core/admin-context";
import { lazyPart } from "../core/lazy-part";
import { useHealth } from "../core/use-health";
import { useNavigation } from "./use-navigation";

const ProblemsButton = lazyPart(() => import("./problems-button"), "quiet");

/** Where the problems of extensions are told, once there are any. */
export function ProblemsPlace() {
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
