/** The two APIs of the store that is being filled, as the seed calls them. */

/** @param {string} url */
export function createApi(url) {
  let token;

  /** @param {"GET" | "POST" | "DELETE"} method @param {string} path */
  async function call(method, path, body, headers = {}) {
    const response = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 600)}\nIt was sent: ${JSON.stringify(body)?.slice(0, 1200)}`);
    }
    // Some routes, inviting a user among them, answer the bare word "OK".
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {};
  }

  const signed = (method) => (path, body) => call(method, `/admin${path}`, body, { authorization: `Bearer ${token}` });
  return {
    async signIn({ email, password }) {
      token = (await call("POST", "/admin/auth/token", { email, password })).access_token;
    },
    admin: {
      get: signed("GET"),
      post: signed("POST"),
      delete: signed("DELETE"),
      /** Every record of a list, page by page. */
      async all(path, key, pageSize = 100) {
        const records = [];
        for (;;) {
          const page = await this.get(`${path}${path.includes("?") ? "&" : "?"}limit=${pageSize}&offset=${records.length}`);
          records.push(...page[key]);
          if (records.length >= page.count || page[key].length === 0) return records;
        }
      },
    },
    /** @param {string} [publishableKey] which says through which sales channel a shopper came */
    shop(publishableKey) {
      const headers = publishableKey ? { "x-publishable-api-key": publishableKey } : {};
      return {
        get: (path) => call("GET", `/store${path}`, undefined, headers),
        post: (path, body = {}) => call("POST", `/store${path}`, body, headers),
        delete: (path) => call("DELETE", `/store${path}`, undefined, headers),
        /** The same shop as a signed-in customer. */
        async as({ email, password }) {
          const { access_token: access } = await call("POST", "/store/auth/token", { email, password }, headers);
          const signedHeaders = { ...headers, authorization: `Bearer ${access}` };
          return {
            get: (path) => call("GET", `/store${path}`, undefined, signedHeaders),
            post: (path, body = {}) => call("POST", `/store${path}`, body, signedHeaders),
          };
        },
      };
    },
  };
}
