import { type AnyFilter, filterKindOf } from "@tillhouse/extension-sdk/internal";
import { Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { Contribution } from "../../../core/extensions/contribution";
import { lazyComponent } from "../../../core/lazy/lazy-component";

export interface FilterEditorProps {
  resource: string;
  filter: AnyFilter;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Sets a filter, as its kind says. */
export function FilterEditor(props: FilterEditorProps) {
  const { resource, filter } = props;
  const { load } = filterKindOf(filter);
  const brought = filter.kindDefinition;
  const Editor = useMemo(
    // The kind was written for this filter and its value; see `FilterKind`.
    () => lazyComponent(load as () => Promise<{ default: ComponentType<FilterEditorProps> }>, "section"),
    [load],
  );
  if (brought !== undefined)
    return (
      <Contribution
        owner={brought.owner}
        source={brought.source}
        place={`${resource}.filters.${filter.key}`}
        load={load}
        props={props}
      />
    );
  return (
    <Suspense fallback={<Skeleton width="180px" />}>
      <Focused>
        <Editor {...props} />
      </Focused>
    </Suspense>
  );
}

/** Puts the focus on the first control, once that is there. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return <div ref={place}>{children}</div>;
}
