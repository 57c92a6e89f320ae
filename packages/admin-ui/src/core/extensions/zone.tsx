import { useAdmin } from "../context/admin-context";
import { useMay } from "../registry/permissions";
import { Contribution } from "./contribution";

export interface ZoneProps {
  name: string;
  /** What the zone promises its widgets besides `notify`. */
  props?: object;
}

/** A place that widgets stand in, in their order. Without widgets there is nothing. */
export function Zone({ name, props }: ZoneProps) {
  const { registry, notify } = useAdmin();
  const may = useMay();
  // Where nobody is signed in, nobody has left out what asks for a permission.
  const widgets = registry.widgets.get(name)?.filter(({ permission }) => may(permission)) ?? [];
  if (widgets.length === 0) return null;
  // A card would be larger than the place itself.
  const isNarrow = /^(sidebar|topbar)\./.test(name);
  return (
    <div className="th-zone" data-zone={name}>
      {widgets.map(({ id, owner, load, source }) => (
        <Contribution
          key={`${owner}/${id}`}
          load={load}
          owner={owner}
          source={source}
          place={name}
          size={isNarrow ? "inline" : "card"}
          props={{ ...props, notify }}
        />
      ))}
    </div>
  );
}
