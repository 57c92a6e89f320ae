const { randomBytes } = require("node:crypto");
const { asValue } = require("awilix");
const { MedusaError } = require("@medusajs/utils");
const { application_name, code } = require("../app");

/**
 * Medusa's own loader of OAuth services cannot bring in an app that the database does not know yet: it looks for the row, and throws where
 * there is none. And it does not keep the state that it compares answers with. Both are done here.
 */
exports.default = async (container) => {
  const oauthService = container.resolve("oauthService");
  container.register({
    [`${application_name}Oauth`]: asValue({
      async generateToken(given) {
        if (given !== code) throw new MedusaError(MedusaError.Types.INVALID_DATA, "Parcel labels does not know this code");
        return { access_token: randomBytes(16).toString("hex") };
      },
    }),
  });
  const [known] = await oauthService.list({ application_name });
  if (known) return;
  const state = randomBytes(16).toString("hex");
  const store = process.env.BACKEND_URL || "http://127.0.0.1:9000";
  const app = await oauthService.create({
    application_name,
    display_name: "Parcel labels",
    install_url: `${store}/parcel-labels/authorize?state=${state}`,
    uninstall_url: `${store}/parcel-labels/remove`,
  });
  await oauthService.update(app.id, { data: { state } });
};
