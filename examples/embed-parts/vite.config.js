// The store answers under the platform's own address. With another address, name it as `backend` in the configuration of the
// admin, and the platform's in `admin_cors` of the store.
export default { server: { proxy: { "/admin": "http://localhost:9000" } } };
