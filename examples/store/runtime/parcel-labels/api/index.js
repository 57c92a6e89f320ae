const { Router } = require("express");
const { application_name, code } = require("../app");

/** The pages of the service: it gives access to everybody who asks, and sends them back to the back-office. */
exports.default = () => {
  const router = Router();
  const admin = process.env.ADMIN_URL || "http://localhost:7001/app";
  const page = `${admin}/a/oauth/${application_name}`;
  router.get("/parcel-labels/authorize", (request, response) => {
    const query = new URLSearchParams({ code, state: String(request.query.state ?? "") });
    response.redirect(`${page}?${query}`);
  });
  router.get("/parcel-labels/remove", (_request, response) => response.redirect(page));
  return router;
};
