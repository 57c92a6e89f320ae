import { useHost } from "@tillhouse/extension-sdk";
import { Button, TextInput } from "@tillhouse/extension-sdk/ui";
import { forwardRef, useState } from "react";

/** A code, typed, pasted, or sent by a scanner that types and presses Enter. */
export const CodeField = forwardRef<
  HTMLInputElement,
  { isSearching: boolean; onCode: (code: string) => void }
>(function CodeField({ isSearching, onCode }, ref) {
  const { translate } = useHost();
  const [code, setCode] = useState("");
  return (
    <form
      className="th-count__code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === "") return;
        onCode(code);
        setCode("");
      }}
    >
      <TextInput
        ref={ref}
        label={translate("inventory-count.code")}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button size="large" type="submit" isLoading={isSearching}>
        {translate("inventory-count.find")}
      </Button>
    </form>
  );
});
