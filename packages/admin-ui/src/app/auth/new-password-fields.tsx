import { PasswordInput } from "@tillhouse/extension-sdk/ui";
import { Circle, CircleCheck } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useAdmin } from "../../core/context/admin-context";

/** A password has at least so many characters. */
const shortestPassword = 8;

/** What is wrong with a new password, by its input. */
export type PasswordProblems = Partial<Record<"password" | "repeated", true>>;

/** Looks at a new password and at what was typed the second time. */
export function passwordProblems(password: string, repeated: string): PasswordProblems {
  return {
    // Counted as people do: an emoji is one character.
    ...([...password].length < shortestPassword && { password: true }),
    ...((repeated === "" || repeated !== password) && { repeated: true }),
  };
}

function Rule({ isMet, text }: { isMet: boolean; text: string }) {
  const { translate } = useAdmin();
  const Icon = isMet ? CircleCheck : Circle;
  return (
    <span className="th-rule" data-met={isMet || undefined}>
      <Icon className="th-icon th-icon--small" aria-hidden />
      {text}
      {isMet && <span className="th-visually-hidden"> {translate("password.met")}</span>}
    </span>
  );
}

export interface NewPasswordFieldsProps {
  /** The form was sent: what is wrong is an error now, and no rule to come. */
  isChecked: boolean;
  autoFocus?: boolean;
}

/** A new password and its repetition (`password`, `repeated`), each with its rule, which tells when it is met. */
export function NewPasswordFields({ isChecked, autoFocus }: NewPasswordFieldsProps) {
  const { translate } = useAdmin();
  const [typed, setTyped] = useState({ password: "", repeated: "" });
  const problems = passwordProblems(typed.password, typed.repeated);
  const change = ({ currentTarget: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const errorsOf = (name: keyof PasswordProblems) =>
    isChecked && problems[name] ? [translate(`password.errors.${name}`, { least: shortestPassword })] : [];
  return (
    <>
      <PasswordInput
        label={translate("password.new")}
        name="password"
        autoComplete="new-password"
        onChange={change}
        errors={errorsOf("password")}
        hint={
          <Rule isMet={!problems.password} text={translate("password.rule", { least: shortestPassword })} />
        }
        autoFocus={autoFocus}
      />
      <PasswordInput
        label={translate("password.repeat")}
        name="repeated"
        autoComplete="new-password"
        onChange={change}
        errors={errorsOf("repeated")}
        hint={<Rule isMet={!problems.repeated} text={translate("password.same")} />}
      />
    </>
  );
}
