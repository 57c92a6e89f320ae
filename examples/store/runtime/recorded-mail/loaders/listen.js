const { letters, links } = require("../letters");
const { default: RecordedMailService } = require("../services/recorded-mail");

/**
 * Medusa's own subscriber listens to "*", which the bus inside one process does not know: there, each event must be
 * listened to by its name. One event is handled after another, because Medusa's services keep the transaction they are
 * in on themselves, and a second event in the middle of the first would run into it.
 */
exports.default = (container) => {
  const notificationService = container.resolve("notificationService");
  const eventBusService = container.resolve("eventBusService");
  const logger = container.resolve("logger");
  const admin = process.env.ADMIN_URL || "http://localhost:7001/app";
  let last = Promise.resolve();
  for (const event of Object.keys(letters)) {
    notificationService.subscribe(event, RecordedMailService.identifier);
    eventBusService.subscribe(event, (data) => {
      last = last.then(() => notificationService.handleEvent(event, data)).catch((error) => logger.warn(`${event} was not recorded: ${error.message}`));
      return last;
    });
  }
  for (const [event, linkOf] of Object.entries(links))
    eventBusService.subscribe(event, (data) => logger.info(`A mail to ${data.email ?? data.user_email} would lead to ${linkOf(data, admin)}`));
};
