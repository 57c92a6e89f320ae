import { useAdmin } from "./admin-context";
import { Contribution } from "./contribution";

/** Props of {@link Zone}. */
export interface ZoneProps {
  name: string;
  /** What the zone promises its widgets besides `notify`. */
  props?: object;
}

/** A place that widgets stand in, in their order. Without widgets there is nothing. */
export function Zone({ name, props }: ZoneProps) {
  const { registry, notify } = useAdmin();
  const widgets = registry.widgets.get(name);
  if (widgets === undefined) return null;
  return (
    <div className="th-zone" data-zone={name}>
      {widgets.map(({ id, owner, load, source }) => (
        <Contribution
          key={`${owner}/${id}`}
          load={load}
          owner={owner}
          source={source}
          place={name}
          props={{ ...props, notify }}
        />
      ))}
    </div>
  );
}

/** The prop that a details zone hands its record over in: `draft_order` → `draftOrder` (the v1 contract). */
export function recordProp(zonePrefix: string): string {
  return zonePrefix.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
