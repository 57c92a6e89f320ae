import Medusa from "@medusajs/medusa-js";
import { adapterFor } from "../host/medusa-adapter";

export * from "@medusajs/medusa-js";

type Config = ConstructorParameters<typeof Medusa>[0];

/** The published client; to the backend of the admin it speaks as the person who is signed in there. */
export default class AdminMedusa extends Medusa {
  constructor(config: Config) {
    super({ ...config, axiosAdapter: config.axiosAdapter ?? adapterFor(config.baseUrl) });
  }
}
