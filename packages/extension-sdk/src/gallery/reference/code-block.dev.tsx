import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../../hooks/copy-text";
import { Button } from "../../ui/controls/button";

/** How long the button says that the code was copied, in milliseconds. */
const saidFor = 2000;

/** Code with a button that copies it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), saidFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    void copyText(code).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  const Icon = state === "copied" ? Check : Copy;
  return (
    <div className="reference__code" dir="ltr">
      <Button
        size="small"
        variant="ghost"
        icon={<Icon className="th-icon" aria-hidden="true" />}
        aria-label={`Copy code of ${label}`}
        onClick={copy}
      >
        {state === "copied" ? "Copied" : "Copy"}
      </Button>
      <span className="th-visually-hidden" role="status">
        {state === "copied" && "Copied"}
        {state === "refused" && "The browser refused to copy. Select the code by hand."}
      </span>
      {/* What scrolls has to be reached by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="reference__text" tabIndex={0} aria-label={`Code of ${label}`}>
        <pre className="th-mono">{code}</pre>
      </section>
    </div>
  );
}
