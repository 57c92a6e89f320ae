import type { PasswordField } from "@tillhouse/extension-sdk/internal";
import { PasswordInput } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, textProps } from "../drawn-field";

/** A password that nobody else makes up: 20 letters and digits that cannot be mistaken for each other. */
function madeUpPassword(): string {
  const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return [...crypto.getRandomValues(new Uint32Array(20))]
    .map((value) => letters[value % letters.length])
    .join("");
}

/** A secret that is typed or made up. */
export const passwordKind: DrawnFieldKind<PasswordField<string>, string> = {
  empty: () => "",
  draw: (props) => (
    <PasswordInput
      {...textProps(props)}
      autoComplete="new-password"
      note={
        <button type="button" className="th-link" onClick={() => props.onChange(madeUpPassword())}>
          {props.host.translate("form.makeUp")}
        </button>
      }
    />
  ),
  isSecret: true,
  sample: { by: "text" },
};
