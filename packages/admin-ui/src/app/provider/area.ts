import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import {
  CommandsContext,
  FeatureFlagContext,
  HostContext,
  PollingContext,
  RecordActionsContext,
} from "@tillhouse/extension-sdk/internal";
import { type Context, createElement, type ReactNode, useContext } from "react";
import { ActivityContext } from "../../core/activity/activity-context";
import { AnalyticsContext } from "../../core/analytics/analytics";
import { BodiesContext } from "../../core/bodies/use-bodies";
import { AdminContext, type AdminContextValue } from "../../core/context/admin-context";
import { DeniedContext } from "../../core/permissions/access";
import { MayContext } from "../../core/registry/permissions";
import type { Registry } from "../../core/registry/registry";
import { type Shortcuts, ShortcutsContext } from "../../core/shortcuts/shortcuts";

/** What signed-in people have: what parts need that stand elsewhere in the host's page. */
export interface Area {
  admin: AdminContextValue;
  /** All that there is, also what this store lacks. */
  whole: Registry;
  host: AdminHost;
  shortcuts: Shortcuts;
  /** All of it, as components read it. */
  contexts: readonly AreaContext[];
}

type AreaContext = readonly [context: Context<unknown>, value: unknown];

/** One of them, without the type of its value: what is read from it is given back to it. */
function bound<Value>(context: Context<Value>, value: Value): AreaContext {
  return [context as Context<unknown>, value];
}

/** Reads all of it where it stands. */
export function useAreaContexts(): readonly AreaContext[] {
  return [
    bound(AdminContext, useContext(AdminContext)),
    bound(BodiesContext, useContext(BodiesContext)),
    bound(FeatureFlagContext, useContext(FeatureFlagContext)),
    bound(MayContext, useContext(MayContext)),
    bound(DeniedContext, useContext(DeniedContext)),
    bound(AnalyticsContext, useContext(AnalyticsContext)),
    bound(HostContext, useContext(HostContext)),
    bound(ActivityContext, useContext(ActivityContext)),
    bound(RecordActionsContext, useContext(RecordActionsContext)),
    bound(PollingContext, useContext(PollingContext)),
    bound(ShortcutsContext, useContext(ShortcutsContext)),
    bound(CommandsContext, useContext(CommandsContext)),
  ];
}

/** Gives it to a part that stands elsewhere. */
export function AreaContexts({ area, children }: { area: Area; children: ReactNode }): ReactNode {
  return area.contexts.reduceRight<ReactNode>(
    (inner, [context, value]) => createElement(context.Provider, { value }, inner),
    children,
  );
}
