const store = process.env.STORE ?? "http://localhost:9000";

// The store answers under the platform's own address. With another address, name it as `backend` in the configuration of the
// admin, and the platform's in `admin_cors` of the store.
export default {
  rewrites: async () => [{ source: "/admin/:path*", destination: `${store}/admin/:path*` }],
};
