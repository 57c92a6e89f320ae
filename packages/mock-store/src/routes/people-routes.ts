import { idsIn } from "../database/mock-database";
import { duplicate, MockError, refuse } from "../database/mock-error";
import { serializeRow } from "../database/serialize-row";
import { itemsIn, type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { memberRoutes } from "./member-routes";
import { type MockResource, resourceRoutes, showList, showRecord } from "./mock-resource";

const customers: MockResource = {
  path: "/customers",
  table: "customer",
  one: "customer",
  many: "customers",
  expand: "orders,shipping_addresses",
  listExpand: "",
  search: ["email", "first_name", "last_name", "phone"],
  filters: { groups: "groups" },
  columnsOf: ({ db, payload }, row) => {
    const email = typeof payload.email === "string" ? payload.email.toLowerCase() : undefined;
    const other = email === undefined ? undefined : db.by("customer", "email", email)[0];
    if (other !== undefined && other.id !== row?.id)
      duplicate(`A customer with the given email already has an account. Log in instead`);
    if (row?.has_account === true && email !== undefined && email !== row.email)
      refuse("Email cannot be changed when the user has registered their account");
    return {
      email,
      has_account: row === undefined ? true : undefined,
      $groups: payload.groups === undefined ? undefined : itemsIn(payload.groups).map(({ id }) => id),
    };
  },
};

const groups: MockResource = {
  path: "/customer-groups",
  table: "customer_group",
  one: "customer_group",
  many: "customer_groups",
  search: ["name"],
  limit: 10,
  filters: {
    discount_condition_id: (db, row, asked) =>
      textsIn(asked).some((id) =>
        idsIn(db.require("discount_condition", id), "customer_groups").includes(row.id),
      ),
  },
  finish: (db, row, shown, { query }) =>
    String(query.expand ?? "").includes("customers")
      ? { ...shown, customers: db.rows("customer").filter((one) => idsIn(one, "groups").includes(row.id)) }
      : shown,
  columnsOf: ({ db, payload }, row) => {
    const other = db.by("customer_group", "name", payload.name)[0];
    if (other !== undefined && other.id !== row?.id)
      duplicate(`Customer_group with name ${payload.name} already exists.`);
    return {};
  },
  deleting: ({ db }, { id }) => {
    for (const customer of db.rows("customer"))
      customer.$groups = idsIn(customer, "groups").filter((one) => one !== id);
  },
};

/** People who may sign in. */
export const userResource: MockResource = {
  path: "/users",
  table: "user",
  one: "user",
  many: "users",
  fields: "email first_name last_name role api_token created_at updated_at deleted_at metadata",
  search: ["email", "first_name", "last_name"],
  columnsOf: ({ db, payload }, row) => {
    const other = row === undefined ? db.by("user", "email", payload.email)[0] : undefined;
    if (other !== undefined) refuse("A user with the same email already exists.");
    return {};
  },
};

const invites: MockResource = {
  path: "/invites",
  table: "invite",
  one: "invite",
  many: "invites",
  isWhole: true,
};

const fourDays = 4 * 86_400_000;

function inviteColumns({ db }: MockCall): { token: string; expires_at: string } {
  return {
    token: `mock.${db.rows("invite").length + 1}.${db.now().getTime().toString(36)}`,
    expires_at: new Date(db.now().getTime() + fourDays).toISOString(),
  };
}

const notes: MockResource = {
  path: "/notes",
  table: "note",
  one: "note",
  many: "notes",
  expand: "author",
  columnsOf: ({ user }, row) => (row === undefined ? { author_id: user.id } : {}),
};

const notifications: MockResource = {
  path: "/notifications",
  table: "notification",
  one: "notification",
  many: "notifications",
  expand: "resends",
  fields: "resource_type resource_id event_name to provider_id created_at updated_at",
  filters: { include_resends: () => true },
  holds: ({ parent_id }) => parent_id === null,
};

const teamRoutes: MockRoutes = {
  "GET /users/:id": ({ db, params, user }) => ({
    user: showRecord(db, userResource, params.id === "me" ? user : db.require("user", params.id)),
  }),
  "DELETE /users/:id": ({ db, params, user }) => {
    if (params.id === user.id) refuse("You cannot delete yourself");
    db.remove("user", db.require("user", params.id).id);
    return { id: params.id, object: "user", deleted: true };
  },
  "POST /users/password-token": () => new Response(null, { status: 204 }),
  "POST /users/reset-password": ({ db, payload, user }) => {
    const found = payload.email === undefined ? user : db.by("user", "email", payload.email)[0];
    if (found === undefined)
      throw new MockError({ status: 401, message: "Invalid or expired password reset token" });
    return { user: showRecord(db, userResource, found) };
  },
  "POST /invites": (call) => {
    const { db, payload } = call;
    if (db.by("user", "email", payload.user).length > 0)
      refuse("Can't invite a user with an existing account");
    const held = db.by("invite", "user_email", payload.user)[0];
    const columns = { user_email: payload.user, role: payload.role, ...inviteColumns(call) };
    if (held === undefined) db.insert("invite", columns);
    else db.update("invite", held, columns);
    return new Response("OK");
  },
  "POST /invites/:id/resend": (call) => {
    const { db, params } = call;
    db.update("invite", db.require("invite", params.id), inviteColumns(call));
    return new Response("OK");
  },
  "DELETE /invites/:id": ({ db, params }) => {
    db.remove("invite", params.id);
    return { id: params.id, object: "invite", deleted: true };
  },
  "POST /invites/accept": ({ db, payload }) => {
    const invite = db.by("invite", "token", payload.token)[0];
    if (invite === undefined || invite.accepted === true) refuse("Token is not valid");
    const { first_name, last_name } = Object(payload.user);
    db.insert("user", { email: invite.user_email, role: invite.role, first_name, last_name });
    db.update("invite", invite, { accepted: true });
    return new Response("OK");
  },
};

/** Customers, the team, and what is said to them and about them. */
export const peopleRoutes: MockRoutes = {
  ...resourceRoutes(customers, groups, userResource, invites, notes, notifications),
  ...memberRoutes(groups, [
    { path: "customers/batch", key: "customer_ids", members: "customer", heldBy: { member: "groups" } },
  ]),
  "GET /customer-groups/:id/customers": (call) => {
    const { id } = call.db.require("customer_group", call.params.id);
    const rows = call.db.rows("customer").filter((customer) => idsIn(customer, "groups").includes(id));
    return showList(call, customers, rows);
  },
  "POST /notifications/:id/resend": ({ db, params, payload }) => {
    const sent = db.require("notification", params.id);
    const { event_name, resource_type, resource_id, to, data, provider_id } = sent;
    db.insert("notification", {
      ...{ event_name, resource_type, resource_id, data, provider_id },
      to: payload.to ?? to,
      parent_id: sent.id,
    });
    return {
      notification: serializeRow(db, { table: "notification", row: sent }, { expansion: { resends: {} } }),
    };
  },
  ...teamRoutes,
};
