/** What a handler answers, as the store would send it: rows without the mock's own keys. */
export function toResponse(made: unknown): Response {
  if (made instanceof Response) return made;
  const body = JSON.stringify(made ?? {}, (key, value: unknown) => (key.startsWith("$") ? undefined : value));
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}
