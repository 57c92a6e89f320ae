import { useHost } from "@tillhouse/extension-sdk";
import { useUserMetadata } from "../../../core/preferences/use-user-metadata";
import { readViews, removePayload, type SavedView, savePayload } from "./saved-views";

/** The saved views of the signed-in person. They are kept by the store, so they follow the person to any browser. */
export function useSavedViews() {
  const { user } = useHost();
  const views = readViews(user.metadata);
  const { save, isSaving } = useUserMetadata();
  return {
    views,
    isSaving,
    save: (view: SavedView) => save(savePayload(view, views)),
    remove: (id: string) => save(removePayload(id)),
  };
}
