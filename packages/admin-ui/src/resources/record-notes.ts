import { defineAction, defineBody, field } from "@tillhouse/extension-sdk";
import { Pencil, Trash2 } from "lucide-react";
import { minLength, object, string, trim } from "zod/mini";

/** What staff writes about records. Everybody reads it; only who wrote it changes it. */
export default defineBody("record-notes", {
  actions: [
    defineAction("record-notes", {
      id: "change",
      icon: Pencil,
      when: ({ author_id }, { user }) => author_id === user.id,
      form: {
        schema: object({ value: string().check(trim(), minLength(1, "form.required")) }),
        fields: [field.longText("value", { isRequired: true })],
      },
      run: ({ record, values, host }) => host.client.admin.custom.post(`/notes/${record.id}`, values),
      isDone: (note, { value }) => note.value === value,
    }),
    {
      id: "remove",
      icon: Trash2,
      tone: "danger",
      confirm: "asked",
      when: ({ author_id }, { user }) => author_id === user.id,
      run: ({ record, host }) => host.client.admin.custom.delete(`/notes/${record.id}`),
      isDone: "gone",
    },
  ],
});
