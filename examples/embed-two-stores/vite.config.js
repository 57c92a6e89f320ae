const store = (name, port) => ({
  [`/${name}`]: { target: `http://localhost:${port}`, rewrite: (path) => path.slice(`/${name}`.length) },
});

// Both stores answer under the platform's own address. With other addresses, name them as `backend` in `src/platform.tsx`, and
// the platform's in `admin_cors` of the stores.
export default { server: { proxy: { ...store("main", 9000), ...store("outlet", 9100) } } };
