import type { IconComponent } from "@tillhouse/extension-sdk/internal";
import { Blocks } from "lucide-react";
import { Boundary } from "../../core/extensions/boundary";

/** The icon of an entry, which an extension may have brought: one that fails is replaced, and costs nothing else. */
export function EntryIcon({ icon: Icon }: { icon: IconComponent }) {
  return (
    <Boundary fallback={() => <Blocks className="th-icon" />}>
      <Icon className="th-icon" />
    </Boundary>
  );
}
