import { Eye, EyeOff } from "lucide-react";
import { forwardRef, useState } from "react";
import { useUi } from "../base/ui-context";
import { Button } from "./button";
import { TextInput, type TextInputProps } from "./text-input";

/** What {@link PasswordInput} takes. */
export interface PasswordInputProps
  extends Omit<TextInputProps, "type" | "tools" | "steppers" | "isNumeric" | "onDelete"> {}

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput(props, ref) {
    const { translate } = useUi();
    const [isShown, setShown] = useState(false);
    const Icon = isShown ? EyeOff : Eye;
    return (
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        {...props}
        ref={ref}
        type={isShown ? "text" : "password"}
        tools={
          <Button
            variant="ghost"
            iconOnly
            label={translate(isShown ? "ui.password.hide" : "ui.password.show")}
            icon={<Icon className="th-icon" aria-hidden="true" />}
            disabled={props.disabled}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    );
  },
);
