/** How many values of one list are asked for in one call: longer addresses are refused on their way by many a server. */
const atOnce = 100;

/** What is asked for, by the names of the parameters. */
type Query = Readonly<Record<string, unknown>>;

/** The longest list of a query, where it is too long for one call. */
function longList(query: Query): [key: string, values: readonly unknown[]] | undefined {
  return Object.entries(query).find(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > atOnce,
  );
}

/**
 * Reads what a query asks for. Where one of its lists is too long for an address it is asked for piece by piece, side by
 * side, and the lists of the answers are put together.
 */
export async function readInChunks<Answer extends object>(
  query: Query,
  read: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const [key, values] = longList(query) ?? [];
  if (key === undefined || values === undefined) return read(query);
  const pieces = Array.from({ length: Math.ceil(values.length / atOnce) }, (_, index) =>
    values.slice(index * atOnce, (index + 1) * atOnce),
  );
  const answers = await Promise.all(pieces.map((piece) => read({ ...query, [key]: piece })));
  const whole = Object.entries(answers[0] ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? answers.flatMap((answer) => Reflect.get(answer, name) ?? []) : value,
  ]);
  // Every answer is of the same shape; only its lists have grown.
  return Object.fromEntries(whole) as Answer;
}
