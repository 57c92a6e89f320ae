import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { Button, Dialog, Disclosure, Kbd, Switch } from "@tillhouse/extension-sdk/ui";
import { Pencil, RotateCcw } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { keyCaps } from "../../core/shortcuts/pressed-key";
import type { BoundCommand, BoundGroup, Shortcuts } from "../../core/shortcuts/shortcuts";
import { ShortcutRecorder } from "./shortcut-recorder";
import { validateShortcut } from "./validate-shortcut";

export interface ShortcutsOverviewProps {
  shortcuts: Shortcuts;
  onClose: () => void;
}

/** Groups of one name are one group; what belongs to the page stands first. */
function mergedGroups(groups: readonly BoundGroup[]): BoundGroup[] {
  const merged = new Map<string, BoundGroup>();
  for (const { id, heading, commands } of groups) {
    const before = merged.get(id)?.commands ?? [];
    if (commands.length > 0) merged.set(id, { id, heading, commands: [...before, ...commands] });
  }
  const everywhere = ["everywhere", "go", "extensions"];
  return [...merged.values()].sort(
    (left, right) => Number(everywhere.includes(left.id)) - Number(everywhere.includes(right.id)),
  );
}

/** What keys do on the page that is shown, and a way to give a command others. */
export default function ShortcutsOverview({ shortcuts, onClose }: ShortcutsOverviewProps) {
  const { translate, locale } = useHost();
  useSyncExternalStore(shortcuts.subscribe, shortcuts.version);
  const [changing, setChanging] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const groups = mergedGroups(shortcuts.groups());
  const commands = groups.flatMap((group) => group.commands);
  const stop = (path: string) => {
    setChanging(undefined);
    // Back to where the person was, once the row stands there again.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"] button`)?.focus(),
    );
  };
  const use = (command: BoundCommand, keys: string, from: readonly BoundCommand[]) => {
    for (const other of from) shortcuts.change(other.path, "");
    shortcuts.change(command.path, keys);
    stop(command.path);
  };
  const row = (command: BoundCommand) => (
    <li key={command.path} data-path={command.path}>
      {changing === command.path ? (
        <ShortcutRecorder
          command={command}
          commands={commands}
          onUse={(keys, from) => use(command, keys, from)}
          onCancel={() => stop(command.path)}
        />
      ) : (
        <ShortcutRow
          command={command}
          commands={commands}
          onChange={() => setChanging(command.path)}
          onReset={
            shortcuts.isChanged(command.path) ? () => shortcuts.change(command.path, undefined) : undefined
          }
        />
      )}
    </li>
  );
  const isAnyChanged = commands.some(({ path }) => shortcuts.isChanged(path));
  return (
    <Dialog
      isOpen
      // Esc gives up the change, not the list.
      isDismissable={changing === undefined}
      onClose={onClose}
      title={translate("shortcuts.title")}
      onOpenAutoFocus={(event) => {
        // Whoever looks something up does not want to change it: the first field would turn all keys off.
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
      }}
      footer={
        isAnyChanged && (
          <Button size="large" onClick={shortcuts.reset}>
            {translate("shortcuts.resetAll")}
          </Button>
        )
      }
    >
      <div ref={body}>
        <Switch
          className="th-shortcuts__switch"
          isEnd
          label={translate("shortcuts.simple")}
          hint={translate("shortcuts.simpleHint")}
          isChecked={!shortcuts.areSimpleOff()}
          onChange={(isOn) => shortcuts.setSimpleOff(!isOn)}
        />
        {groups.map(({ id, heading, commands: own }) => {
          const name = heading ?? translate(`shortcuts.groups.${id}`);
          const [bound, unbound] = [true, false].map((has) =>
            own.filter(({ shortcut }) => (shortcut !== undefined) === has),
          );
          const rows = (some: readonly BoundCommand[] = []) => some.length > 0 && <ul>{some.map(row)}</ul>;
          return (
            <section key={id} className="th-shortcuts" aria-label={name}>
              <h3>{name}</h3>
              {rows(bound)}
              {unbound !== undefined && unbound.length > 0 && (
                <Disclosure
                  title={translate("shortcuts.withoutKeys")}
                  note={formatNumber(unbound.length, locale)}
                >
                  {rows(unbound)}
                </Disclosure>
              )}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

interface ShortcutRowProps {
  command: BoundCommand;
  commands: readonly BoundCommand[];
  onChange: () => void;
  onReset: (() => void) | undefined;
}

function ShortcutRow({ command, commands, onChange, onReset }: ShortcutRowProps) {
  const { translate } = useHost();
  const { label, shortcut, path, isFixed } = command;
  const problem = shortcut === undefined || isFixed ? undefined : validateShortcut(shortcut, path, commands);
  return (
    <div className="th-shortcuts__row">
      <span className="th-shortcuts__label">
        {label}
        {problem?.reason === "taken" && (
          <span className="th-recorder__problem">
            {translate("shortcuts.alsoTaken", { names: problem.by.map((other) => other.label).join(", ") })}
          </span>
        )}
      </span>
      {shortcut === undefined ? (
        <span className="th-faint">{translate("shortcuts.none")}</span>
      ) : (
        <Kbd keys={keyCaps(shortcut)} />
      )}
      <span className="th-shortcuts__tools">
        {onReset && (
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={translate("shortcuts.reset", { name: label })}
            icon={<RotateCcw className="th-icon" aria-hidden />}
            onClick={onReset}
          />
        )}
        {!isFixed && (
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={translate("shortcuts.change", { name: label })}
            icon={<Pencil className="th-icon" aria-hidden />}
            onClick={onChange}
          />
        )}
      </span>
    </div>
  );
}
