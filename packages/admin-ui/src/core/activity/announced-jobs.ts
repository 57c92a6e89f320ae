/** Where it is remembered of which jobs a person was told. */
export interface AnnouncedJobs {
  userId: string;
  /** Those that this page has told: a browser without storage remembers no others. */
  here: Set<string>;
}

/** How many told jobs are remembered; more than a poll answers. */
const most = 200;

/** Which of these jobs has nobody been told of yet, in any tab of this browser? From now on they have. */
export function takeUnannounced({ userId, here }: AnnouncedJobs, ids: readonly string[]): readonly string[] {
  const key = `tillhouse.told-jobs.${userId}`;
  let told: unknown[] = [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (Array.isArray(stored)) told = stored;
  } catch {
    // Then what this page knows has to do.
  }
  const news = ids.filter((id) => !here.has(id) && !told.includes(id));
  if (news.length === 0) return news;
  for (const id of news) here.add(id);
  try {
    localStorage.setItem(key, JSON.stringify([...news, ...told].slice(0, most)));
  } catch {
    // As above.
  }
  return news;
}
