import { type ComponentType, useState } from "react";
import { addStyles, hasPage } from "./add-styles";
import { setCurrentHost } from "./current-host";
import { inProviders, loadedProviders } from "./providers";
import { useAdminHost } from "./use-admin-host";

type AnyProps = Record<string, unknown>;

/** What React takes as a component: a function, a class, or what `memo` and `forwardRef` answer. */
function isComponent(value: unknown): value is ComponentType<AnyProps> {
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}

/** What a component stands in: between the sections of a page, or alone. */
type Kind = "widget" | "page";

/** A page that is shown again must get the same component, or it would lose what it holds. */
const made = new WeakMap<object, ComponentType<AnyProps>>();

/** What reads the record of a widget; it comes with the first of them. */
type RecordReader = typeof import("./official-record").OfficialRecord;

function inAdmin(
  Component: ComponentType<AnyProps>,
  kind: Kind,
  OfficialRecord: RecordReader | undefined,
): ComponentType<AnyProps> {
  const known = made.get(Component);
  if (known !== undefined) return known;
  const Contribution = (props: AnyProps) => {
    const host = useAdminHost();
    if (host !== undefined) setCurrentHost(host);
    // Those of packages that are loaded later would take away what the person has typed by now.
    const [providers] = useState(loadedProviders);
    const draw = (all: AnyProps) => inProviders(<Component {...all} />, providers);
    return (
      <div data-tillhouse-v1={kind}>
        {OfficialRecord === undefined ? draw(props) : <OfficialRecord props={props}>{draw}</OfficialRecord>}
      </div>
    );
  };
  made.set(Component, Contribution);
  return Contribution;
}

/**
 * Loads a component of the official admin, and puts around it what that admin put around all of its pages: the providers
 * of the packages that the extension imports, and the element that the extension's styles hold in.
 *
 * @param load loads the author's file. What it exports is passed on where it is no component, for the admin to tell.
 * @param styles address of the style sheet.
 * @example { id: "reviews", zone: "product.details.after", load: v1Load("widget", () => import("./reviews"), styles) }
 */
export function v1Load(
  kind: Kind,
  load: () => Promise<{ default?: unknown }>,
  styles: string,
): () => Promise<{ default: unknown }> {
  return async () => {
    const [{ default: exported }, reader] = await Promise.all([
      load(),
      kind === "widget" && hasPage() ? import("./official-record") : undefined,
      addStyles(styles),
    ]);
    return { default: isComponent(exported) ? inAdmin(exported, kind, reader?.OfficialRecord) : exported };
  };
}
