import {
  type CustomFieldProps,
  describeError,
  toAdminError,
  useFormRecord,
  useHost,
} from "@tillhouse/extension-sdk";
import { Button, TextInput } from "@tillhouse/extension-sdk/ui";
import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { findByCode } from "./codes/find-code";
import { normalizedCode, proposeCode } from "./codes/propose-codes";

/** The code that customers type. It is looked up when somebody leaves the field: each code is given once. */
export default function CodeField({ value, onChange, onBlur, errors, ...text }: CustomFieldProps<string>) {
  const host = useHost();
  const { translate } = host;
  const { record, values, suggest, waitFor } = useFormRecord<"discounts">();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const asked = useRef("");
  // There is none while one is made.
  const own: string | undefined = (record as typeof record | undefined)?.code;

  const isTaken = value.trim() !== "" && values.taken === normalizedCode(value);

  /** Whether nobody has the code; a look that failed says so, and keeps nobody from saving. */
  const isFree = async (code: string): Promise<boolean> => {
    try {
      const found = await findByCode(code, host);
      const isFound = found !== undefined && found.code !== own;
      if (asked.current !== code) return !isFound;
      suggest("taken", isFound ? code : "");
      setProblem(undefined);
      return !isFound;
    } catch (thrown) {
      if (asked.current === code)
        setProblem(
          translate("discounts.errors.codeUnread", {
            problem: describeError(toAdminError(thrown), translate),
          }),
        );
      return true;
    }
  };
  const look = (code: string) => {
    asked.current = code;
    if (code === "" || code === own) {
      suggest("taken", "");
      return;
    }
    setIsBusy(true);
    const work = isFree(code).finally(() => setIsBusy(false));
    waitFor(work);
  };
  const propose = async () => {
    setIsBusy(true);
    try {
      // Two of a billion billions are hardly the same, but the store is asked all the same.
      let code = proposeCode();
      asked.current = code;
      while (!(await isFree(code))) {
        code = proposeCode();
        asked.current = code;
      }
      onChange(code);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="th-fields">
      <TextInput
        {...text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        errors={isTaken ? [translate("discounts.errors.taken")] : errors}
        note={problem}
        onChange={({ currentTarget }) => {
          asked.current = "";
          onChange(currentTarget.value);
        }}
        onBlur={() => {
          const code = normalizedCode(value);
          // As the store keeps it: nobody wonders later.
          if (code !== value) onChange(code);
          onBlur();
          look(code);
        }}
      />
      <div>
        <Button
          size="small"
          icon={<Sparkles className="th-icon" aria-hidden />}
          isLoading={isBusy}
          onClick={() => void propose()}
        >
          {translate("discounts.proposeCode")}
        </Button>
      </div>
    </div>
  );
}
