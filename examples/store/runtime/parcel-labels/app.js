/** The app as the store lists it. */
exports.application_name = "parcel-labels";

/** The one code that the service gives, and takes back for a token. */
exports.code = "parcel-labels-code";
