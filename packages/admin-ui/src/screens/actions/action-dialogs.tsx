import { type AnyAction, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, recordId } from "@tillhouse/extension-sdk/internal";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { focusHolder } from "@tillhouse/extension-sdk/ui";
import { createContext, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import type { Carried } from "../form/saving/carry-over";

const ActionDialog = lazyDialog(() => import("./action-dialog"));

/** An action that was chosen, and the place that it was chosen at. */
export interface ChosenAction {
  /** Names the place, which may be gone by the time that it is done. */
  place: object;
  resource: AnyResource;
  action: AnyAction;
  record: object;
  /** What was typed into the form of another action that this one took the place of. */
  carried?: Carried;
  /** What had the focus when the first form was opened. */
  opener?: HTMLElement | null;
}

interface AskAction {
  ask(chosen: ChosenAction): void;
  /** The place has read its record anew. */
  update(place: object, record: object): void;
}

const AskActionContext = createContext<AskAction>({ ask: () => undefined, update: () => undefined });

export interface ActionDialogsProps {
  children: ReactNode;
}

/**
 * The forms and questions of actions, above the page: a row that somebody else's work takes away does not take along what was
 * typed into a form that was opened from it. They end with the page.
 */
export function ActionDialogs({ children }: ActionDialogsProps) {
  const { pathname } = useLocation();
  const { href } = useHost();
  const [asked, setAsked] = useState<ChosenAction & { pathname: string }>();
  const context = useMemo<AskAction>(
    () => ({
      ask: (chosen) => setAsked({ ...chosen, pathname, opener: focusHolder() }),
      update: (place, record) =>
        setAsked((now) => (now?.place === place && now.record !== record ? { ...now, record } : now)),
    }),
    [pathname],
  );
  const isHere = asked?.pathname === pathname;
  useEffect(() => {
    // Whoever comes back to the page has not asked again.
    setAsked((now) => (now?.pathname === pathname ? now : undefined));
  }, [pathname]);
  return (
    <AskActionContext.Provider value={context}>
      {children}
      {asked !== undefined && isHere && (
        <Suspense fallback={null}>
          <ActionDialog
            // The next one is another form.
            key={`${recordId(asked.resource, asked.record)} ${asked.action.id}`}
            resource={asked.resource}
            action={asked.action}
            record={asked.record}
            carried={asked.carried}
            onSwitch={(action, carried) => setAsked({ ...asked, action, carried })}
            isListed={pathname === href(asked.resource.name)}
            // Its place is the row of another record, which must not change this one.
            onNext={(record) => setAsked({ ...asked, place: {}, record, carried: undefined })}
            onClose={() => {
              setAsked(undefined);
              // The form that is closed only knows the one that it took the place of.
              if (asked.carried) setTimeout(() => asked.opener?.isConnected && asked.opener.focus());
            }}
          />
        </Suspense>
      )}
    </AskActionContext.Provider>
  );
}

/** Asks what an action asks, from a place with this record. */
export function useAskAction(resource: AnyResource, record: object | undefined): (action: AnyAction) => void {
  const { ask, update } = useContext(AskActionContext);
  const [place] = useState(() => ({}));
  useEffect(() => {
    if (record !== undefined) update(place, record);
  }, [update, place, record]);
  return (action) => {
    if (record !== undefined) ask({ place, resource, action, record });
  };
}
