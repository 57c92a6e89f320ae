import type { AnyForm, AnySection } from "@tillhouse/extension-sdk/internal";

/**
 * The form of a section: its own fields are asked, and what extensions put beside one of them. The others keep what the record holds,
 * and are neither checked nor sent. The form as it is where there is no section.
 */
export function formOfSection(form: AnyForm, section: AnySection | undefined): AnyForm {
  if (section?.edit === undefined) return form;
  const asked = new Set(section.edit.fields);
  return {
    ...form,
    layout: "drawer",
    steps: undefined,
    fields: form.fields.map((field) => {
      const { key, after = "", before = "" } = field;
      if ([key, after, before].some((name) => asked.has(name))) return field;
      // No value is among none.
      return { ...field, visibleWhen: { [key]: [] } };
    }),
  };
}
