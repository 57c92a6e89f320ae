import { type CustomFieldProps, safeHref, useHost } from "@tillhouse/extension-sdk";
import { Button, TextInput } from "@tillhouse/extension-sdk/ui";
import { useRef } from "react";
import { exampleLink, type LinkTemplate, linkTemplates, templateError } from "./link-template";

interface LinkTemplateFieldProps extends CustomFieldProps<string> {
  template: LinkTemplate;
}

/** A template, a button that puts in what is replaced, and the link that comes of it. */
function LinkTemplateField({ template, value, onChange, onBlur, hint, ...text }: LinkTemplateFieldProps) {
  const { translate } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const { placeholder } = template;
  const isReady = value.trim() !== "" && templateError(value, template) === undefined;
  const link = exampleLink(value, template);
  const insert = () => {
    const at = input.current?.selectionStart ?? value.length;
    onChange(`${value.slice(0, at)}${placeholder}${value.slice(input.current?.selectionEnd ?? at)}`);
    input.current?.focus();
  };
  return (
    <div>
      <TextInput
        {...text}
        ref={input}
        hint={hint}
        value={value}
        dir="ltr"
        type="url"
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
        tools={
          !value.includes(placeholder) && (
            <Button
              size="small"
              variant="ghost"
              aria-label={translate("store-details.insert", { placeholder })}
              onClick={insert}
            >
              <bdi dir="ltr">{placeholder}</bdi>
            </Button>
          )
        }
      />
      {isReady && (
        <p className="th-muted th-small">
          {translate("store-details.example")}{" "}
          <a className="th-link" href={safeHref(link)} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{link}</bdi>
          </a>
        </p>
      )}
    </div>
  );
}

function fieldOf(key: LinkTemplate["key"]) {
  const template = linkTemplates.find((other) => other.key === key);
  return function TemplateField(props: CustomFieldProps<string>) {
    return template && <LinkTemplateField {...props} template={template} />;
  };
}

/** The fields, by the keys of their templates. */
export const fields = {
  swap_link_template: fieldOf("swap_link_template"),
  payment_link_template: fieldOf("payment_link_template"),
  order_edit_link_template: fieldOf("order_edit_link_template"),
  invite_link_template: fieldOf("invite_link_template"),
};
