import { useState } from "react";
import { useUi } from "../base/ui-context";
import { CopyableText } from "./copyable-text";

/** A value that is masked until somebody shows it. */
export interface SecretProps {
  /** What is kept from sight. The button beside it copies it in full. */
  value: string;
  /** What it is, for the button that shows it. */
  label: string;
}

/** How much of the end stays readable, so that one key can be told from another. */
const tail = 4;

/** A value that is not for every eye: masked but for its end, shown on demand, copied without being shown. */
export function Secret({ value, label }: SecretProps) {
  const { translate } = useUi();
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="th-row">
      <CopyableText value={value} label={label} isCode isMasked={!isShown}>
        {isShown ? value : `••••••${value.slice(-tail)}`}
      </CopyableText>
      <button
        type="button"
        className="th-link th-tiny"
        aria-label={translate(isShown ? "kit.hide" : "kit.show", { what: label })}
        onClick={() => setIsShown(!isShown)}
      >
        {translate(isShown ? "kit.hideIt" : "kit.showIt")}
      </button>
    </span>
  );
}
