import { type AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { Banner, Button, Checkbox, Dialog, TextInput } from "@tillhouse/extension-sdk/ui";
import { useId, useState } from "react";
import { ErrorMessage } from "../../../core/toasts/error-message";
import { notSavedTitle } from "../../../core/toasts/not-saved";
import { type SavedView, viewSearch } from "./saved-views";
import { useSavedViews } from "./use-saved-views";

export interface ViewDialogProps {
  resource: AnyResource;
  /** The view that is changed; a new one when left out. */
  view: SavedView | undefined;
  /** What the list shows now. */
  query: string;
  onClose: () => void;
}

/** Asks what a view is called, and whether the list opens with it and the sidebar shows it. */
export default function ViewDialog({ resource, view, query, onClose }: ViewDialogProps) {
  const { translate } = useHost();
  const { views, save, isSaving } = useSavedViews();
  const navigate = useNavigate();
  const formId = useId();
  const [name, setName] = useState(view?.name ?? "");
  const [isDefault, setIsDefault] = useState(view?.isDefault ?? false);
  const [isPinned, setIsPinned] = useState(view?.isPinned ?? false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<AdminError>();

  const submit = async () => {
    const wanted = name.trim();
    const isTaken = views.some(
      (other) => other.resource === resource.name && other.name === wanted && other.id !== view?.id,
    );
    if (wanted === "" || isTaken) return setWrong(translate(isTaken ? "views.nameTaken" : "form.required"));
    const saved: SavedView = {
      id: view?.id ?? crypto.randomUUID().slice(0, 8),
      resource: resource.name,
      query: view?.query ?? query,
      at: view?.at ?? new Date().toISOString(),
      name: wanted,
      isDefault,
      isPinned,
    };
    try {
      await save(saved);
      if (view === undefined) navigate(viewSearch(saved), { replace: true });
      onClose();
    } catch (error) {
      setFailure(toAdminError(error));
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate(view === undefined ? "views.save" : "views.change")}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button size="large" variant="primary" type="submit" form={formId} isLoading={isSaving}>
            {translate(view === undefined ? "views.save" : "action.save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="th-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void submit();
        }}
      >
        {failure !== undefined && (
          <Banner tone="negative" title={translate(notSavedTitle(failure))}>
            <ErrorMessage error={failure} />
          </Banner>
        )}
        <TextInput
          label={translate("views.name")}
          maxLength={60}
          isRequired
          value={name}
          errors={wrong === undefined ? [] : [wrong]}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
        <Checkbox
          label={translate("views.isDefault")}
          hint={translate("views.isDefaultHint")}
          isChecked={isDefault}
          onChange={setIsDefault}
        />
        <Checkbox
          label={translate("views.isPinned")}
          hint={translate("views.isPinnedHint")}
          isChecked={isPinned}
          onChange={setIsPinned}
        />
      </form>
    </Dialog>
  );
}
