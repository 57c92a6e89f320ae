export async function fillStore({ api, log }) {
  await api.admin.post("/store", { name: "Marram Outfitters" });
  log("named");
}
