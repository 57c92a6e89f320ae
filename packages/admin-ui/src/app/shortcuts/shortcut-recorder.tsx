import { useHost } from "@tillhouse/extension-sdk";
import { Button, Kbd } from "@tillhouse/extension-sdk/ui";
import { useEffect, useId, useRef, useState } from "react";
import { keyCaps, pressedKey } from "../../core/shortcuts/pressed-key";
import type { BoundCommand } from "../../core/shortcuts/shortcuts";
import { validateShortcut } from "./validate-shortcut";

export interface ShortcutRecorderProps {
  command: BoundCommand;
  commands: readonly BoundCommand[];
  /** Gives the command these keys, none where they are empty, and takes them from others. */
  onUse: (keys: string, from: readonly BoundCommand[]) => void;
  onCancel: () => void;
}

/** Asks for other keys: one, or two one after the other. Tab goes on to the buttons, Backspace begins anew, Esc gives up. */
export function ShortcutRecorder({ command, commands, onUse, onCancel }: ShortcutRecorderProps) {
  const { translate } = useHost();
  const [keys, setKeys] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // With its buttons: they stand below what is focused.
    field.current?.closest(".th-recorder")?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const problem = keys === "" ? undefined : validateShortcut(keys, command.path, commands);
  const isUsable = keys !== "" && (problem === undefined || problem.reason === "taken");
  const use = () => isUsable && onUse(keys, problem?.reason === "taken" ? problem.by : []);
  const note =
    problem === undefined
      ? translate(keys === "" ? "shortcuts.pressKeys" : "shortcuts.pressAnother")
      : problem.reason === "taken"
        ? translate("shortcuts.taken", { names: problem.by.map(({ label }) => label).join(", ") })
        : translate(`shortcuts.${problem.reason}`);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const key = pressedKey(event.nativeEvent);
    if (event.key === "Tab" || key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") onCancel();
    else if (key === "Enter") use();
    else if (key === "Backspace") setKeys("");
    else setKeys(keys.length === 1 && key.length === 1 ? `${keys} ${key}` : key);
  };
  return (
    <div className="th-recorder">
      <label className="th-recorder__field">
        <span>{command.label}</span>
        <span className="th-recorder__keys">
          <input
            ref={field}
            readOnly
            value={keyCaps(keys).join(" ")}
            aria-label={translate("shortcuts.newKeys", { name: command.label })}
            aria-describedby={noteId}
            onKeyDown={onKeyDown}
          />
          {keys !== "" && <Kbd keys={keyCaps(keys)} />}
        </span>
      </label>
      <p
        id={noteId}
        role="status"
        className={problem === undefined ? "th-muted th-small" : "th-recorder__problem"}
      >
        {note}
      </p>
      <div className="th-row th-row--wrap">
        <Button size="small" variant="primary" aria-disabled={!isUsable || undefined} onClick={use}>
          {translate(problem?.reason === "taken" ? "shortcuts.takeKeys" : "shortcuts.useKeys")}
        </Button>
        {command.shortcut !== undefined && (
          <Button size="small" onClick={() => onUse("", [])}>
            {translate("shortcuts.noKeys")}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onCancel}>
          {translate("action.cancel")}
        </Button>
      </div>
    </div>
  );
}
