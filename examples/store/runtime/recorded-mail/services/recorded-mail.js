const { AbstractNotificationService } = require("@medusajs/medusa");
const { letters } = require("../letters");

/** A notification provider that sends nothing: Medusa writes down what it answers, and that is all that happens. */
class RecordedMailService extends AbstractNotificationService {
  static identifier = "recorded-mail";

  async sendNotification(event, eventData) {
    const letter = await letters[event]?.(eventData, this.container);
    if (!letter) return undefined;
    const { to, ...data } = letter;
    return { to, data, status: "recorded" };
  }

  async resendNotification(notification, config) {
    return { to: config.to ?? notification.to, data: notification.data, status: "recorded" };
  }
}

exports.default = RecordedMailService;
