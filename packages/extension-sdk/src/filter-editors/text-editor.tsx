import { useState } from "react";
import type { FilterEditorProps } from "../filters/filter-kind";
import type { TextFilter } from "../filters/text";
import { TextInput } from "../ui/controls/text-input";
import { useSettling } from "./use-settling";

/** Sets a text, after a pause in typing. */
export default function TextEditor(props: FilterEditorProps<TextFilter<string>, string>) {
  const { label, value = "", onChange } = props;
  const [text, setText] = useState(value);
  const settle = useSettling(onChange);
  return (
    <TextInput
      size="small"
      label={label}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        settle(typed.trim() === "" ? undefined : typed.trim());
      }}
    />
  );
}
