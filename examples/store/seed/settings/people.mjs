import { adminAccount } from "../../store.mjs";

/** Who works here. The first user exists already. */
export async function createPeople({ api: { admin } }) {
  const { users } = await admin.get("/users");
  await admin.post(`/users/${users[0].id}`, { first_name: "Ada", last_name: "Holm", role: "admin", metadata: { desk: "Havnegade 12, first floor", pronouns: "she/her" } });
  const others = [
    { email: "mikkel@tillhouse.test", first_name: "Mikkel", last_name: "Sørensen", role: "member" },
    { email: "yuki@tillhouse.test", first_name: "由紀", last_name: "田中", role: "developer" },
    { email: "warehouse@tillhouse.test", first_name: "Bartholomäus", last_name: "von Hohenstein-Wittelsbach", role: "member" },
  ];
  for (const user of others) await admin.post("/users", { ...user, password: adminAccount.password });
  await admin.post("/invites", { user: "freja@tillhouse.test", role: "member" });
  await admin.post("/invites", { user: "agency@tillhouse.test", role: "developer" });
  await admin.post("/invites", { user: "season-help-2023@tillhouse.test", role: "member" });
}
