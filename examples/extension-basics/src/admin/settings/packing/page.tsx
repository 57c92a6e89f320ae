import { type SettingConfig, type SettingProps, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { Button, Page, PageHeader, Section, TextInput } from "@tillhouse/extension-sdk/ui";
import { Package } from "lucide-react";
import { type FormEvent, useState } from "react";
import { packingNoteKey, readPackingNote } from "../../packing/packing-note";

export const config: SettingConfig = {
  card: { label: "Packing", description: "Note shown on every order", icon: Package },
};

/** Edits the note that the packing widget shows. It is kept in the store's metadata. */
export default function PackingSettings({ notify }: SettingProps) {
  const { client, store, invalidate } = useHost();
  const saved = readPackingNote(store);
  const [note, setNote] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsSaving(true);
    try {
      await client.admin.custom.post("/store", { metadata: { [packingNoteKey]: (note ?? saved).trim() } });
      await invalidate("store");
      notify.success("Packing", "The note is saved.");
    } catch (error) {
      notify.error("Packing", toAdminError(error).message);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Page>
      <PageHeader
        title="Packing"
        isNarrow
        back={{ to: "/a/settings", label: "Settings" }}
        actions={
          <Button type="submit" form="packing" variant="primary" isLoading={isSaving}>
            Save changes
          </Button>
        }
      />
      <Section title="Note for the packing table">
        <form id="packing" onSubmit={save}>
          <TextInput
            label="Note"
            hint="Shown on every order, for example “Fold the tissue twice”."
            value={note ?? saved}
            onChange={(event) => setNote(event.currentTarget.value)}
            isChanged={note !== undefined && note !== saved}
          />
        </form>
      </Section>
    </Page>
  );
}
