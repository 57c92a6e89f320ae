import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useState } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { Box } from "../../core/page/box";
import { useSession } from "../../core/session/session";
import { AdminContexts } from "../provider/admin-contexts";
import { type Area, AreaContexts } from "../provider/area";
import { OutsideProvider } from "../provider/outside-provider";
import { type Provided, ProvidedContext } from "../provider/runtime";
import { ConfigErrorPage } from "../shared/config-error-page";
import { CrashPage } from "../shared/crash-page";
import { PageSpinner } from "../shared/page-spinner";
import { SessionError } from "../shared/session-error";

const SignedOut = lazyComponent(() => import("./signed-out"), "section");
const UnknownResource = lazyComponent(() => import("./unknown-resource"), "section");

/** What is drawn of the admin in a place of the host's page. */
export interface EmbeddedProps {
  /** The component, for messages: `ListPage`. */
  component: string;
  /** Whether it has a place of its own; what only opens over the page has none. */
  isInPlace: boolean;
  /** Draws it for somebody who is signed in. */
  children: (area: Area, provided: Provided) => ReactNode;
}

/** One part of the admin, with everything that it needs from the provider around it. */
export function Embedded(props: EmbeddedProps) {
  const provided = useContext(ProvidedContext);
  if (provided === undefined) return <OutsideProvider component={props.component} />;
  if (provided.error !== undefined) return <ConfigErrorPage error={provided.error} isPart />;
  if (provided.config === undefined)
    return props.isInPlace && <div data-tillhouse className="th-root th-root--part" aria-busy="true" />;
  return <Provide {...props} provided={provided} />;
}

function Provide({ isInPlace, children, provided }: EmbeddedProps & { provided: Provided }) {
  const { runtime, overlays, attributes, shadow, controls } = provided;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => controls.need(), [controls]);
  useLayoutEffect(() => (root ? controls.addRoot(root) : undefined), [controls, root]);
  const isThere = runtime !== undefined && overlays !== null && (root !== null || !isInPlace);
  const drawn = isThere && (
    <AdminContexts runtime={runtime} overlays={overlays} root={isInPlace ? root : undefined}>
      <ForSignedIn isInPlace={isInPlace} provided={provided}>
        {children}
      </ForSignedIn>
    </AdminContexts>
  );
  if (!isInPlace) return drawn;
  return (
    <Box shadow={shadow} onRoot={setRoot} isPart aria-busy={isThere ? undefined : true} {...attributes}>
      {drawn}
    </Box>
  );
}

type ForSignedInProps = Pick<EmbeddedProps, "isInPlace" | "children"> & { provided: Provided };

function ForSignedIn({ isInPlace, children, provided }: ForSignedInProps) {
  const { area, areaError, controls } = provided;
  const session = useSession();
  useEffect(() => controls.markReady(), [controls]);
  // What opens over the page waits until there is somebody to open it for; the parts of the page say why.
  const waiting = isInPlace ? <PageSpinner /> : null;
  if (session.user === undefined)
    return session.error === null || !isInPlace ? waiting : <SessionError session={session} />;
  if (session.user === null)
    return (
      isInPlace && (
        <Suspense fallback={waiting}>
          <SignedOut />
        </Suspense>
      )
    );
  if (area === undefined)
    return areaError === undefined || !isInPlace ? waiting : <CrashPage error={areaError} />;
  return (
    <AreaContexts key={area.host.user.id} area={area}>
      {children(area, provided)}
    </AreaContexts>
  );
}

export interface ResourceOfProps {
  component: string;
  /** What the host named. */
  name: string;
  area: Area;
  children: (resource: AnyResource) => ReactNode;
}

/** A resource by its name, or what is wrong with the name. */
export function ResourceOf({ component, name, area, children }: ResourceOfProps) {
  const resource = area.whole.resources.get(name);
  if (resource !== undefined) return children(resource);
  return (
    <Suspense fallback={null}>
      <UnknownResource component={component} name={name} known={[...area.whole.resources.keys()]} />
    </Suspense>
  );
}
