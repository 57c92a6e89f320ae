import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const invites: ResourceSample<"invites"> = {
  of: "invites",
  api: { path: "invites", singularKey: "invite", pluralKey: "invites" },
  record: (index) => ({
    id: `invite_${index}`,
    user_email: `guest-${index}-@store.test`,
    role: "member",
    accepted: false,
    token: `token-${index}`,
    expires_at: sampleDate(index + 600),
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  payloads: { create: ["user", "role"], resend: [] },
  made: ({ user, role }) => ({
    user_email: user,
    role,
    accepted: false,
    token: "token-new",
    expires_at: sampleDate(700),
  }),
  saysOnlyOk: ["POST /invites", "POST /invites/:id/resend"],
  cannotTell: ["resend"],
  values: { user: "new@store.test", role: "developer" },
  invalid: { values: { user: "nobody" }, field: "user" },
  rejection: { message: "user must be an email", field: "user" },
};
