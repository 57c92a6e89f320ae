import { type Ref, useState } from "react";
import { useResource } from "../data/use-resource";
import { describeError } from "../errors/describe-error";
import { toAdminError } from "../errors/errors";
import { useHost } from "../resource/use-host";
import { titleOf } from "../resource-head/record";
import type { FieldText } from "../ui/controls/field";
import { Combobox } from "./combobox";
import { nothing } from "./reference-picker";
import { useFound } from "./use-found";

/** A field in which names are chosen from records of a resource, or typed. */
export interface NamePickerProps extends Omit<FieldText, "tooltip"> {
  /** Called when the text field loses the focus. */
  onBlur?: () => void;
  /** Name of the resource whose records are offered by their titles. */
  to: string;
  /** The names that are chosen. */
  value: readonly string[];
  /** Called with all chosen names after each change. */
  onChange: (names: string[]) => void;
  /** Several names can be chosen. Left out: one. */
  isMultiple?: boolean;
  /** Gets the text field, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** What was typed, without those that are there: upper and lower case are one. */
function withNames(value: readonly string[], typed: readonly string[]): string[] {
  const names = [...value];
  for (const name of typed.map((text) => text.trim()))
    if (name !== "" && !names.some((other) => other.toLowerCase() === name.toLowerCase())) names.push(name);
  return names;
}

/**
 * Records of another resource by their names: those that there are, found in the store, and any other text. A comma ends a name, and so
 * does leaving the field, so that nothing that was typed is lost.
 *
 * @example <NamePicker label="Tags" to="product-tags" isMultiple value={tags} onChange={setTags} />
 */
export function NamePicker({ to, value, onChange, isMultiple, inputRef, ...common }: NamePickerProps) {
  const host = useHost();
  const { translate } = host;
  const resource = useResource(to) ?? nothing;
  const [query, setQuery] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const found = useFound(resource, { query, isWanted: isWanted && resource !== nothing });
  const options = withNames(
    [],
    found.records.map((record) => titleOf(resource, record)),
  ).map((name) => ({ value: name, label: name }));
  const add = (typed: readonly string[]) => {
    // What is there is not made once more for the sake of its spelling.
    const known = typed.map(
      (text) => options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())?.label ?? text,
    );
    onChange(isMultiple ? withNames(value, known) : withNames([], known).slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside has the focus
    <div onFocus={() => setIsWanted(true)}>
      <Combobox
        {...common}
        ref={inputRef}
        isMultiple={isMultiple}
        chosen={value.map((name) => ({ value: name, label: name }))}
        onChoose={(next) => onChange(next.map((choice) => choice.value))}
        options={options}
        query={query}
        onQueryChange={(text) => {
          const names = isMultiple ? text.split(/[,;\n\t]/) : [text];
          setQuery(names.at(-1)?.trimStart() ?? "");
          if (names.length > 1) add(names.slice(0, -1));
        }}
        isLoading={found.isFetching}
        hasMore={found.hasNextPage}
        onMore={() => void (found.isFetchingNextPage || found.fetchNextPage())}
        problem={found.error ? describeError(toAdminError(found.error), translate) : undefined}
        onRetry={() => void found.refetch()}
        onCreate={(text) => add([text])}
        onLeave={(text) => add([text])}
      />
    </div>
  );
}
