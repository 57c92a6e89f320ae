/** Which of these jobs has nobody been told of yet? From now on they have. */
export type ClaimJobs = (ids: readonly string[]) => readonly string[];

/** How many told jobs are remembered; more than a poll answers. */
const most = 200;

/**
 * Remembers of which jobs a person was told, for all tabs of this browser. A browser without storage remembers until the
 * page is closed.
 */
export function createToldJobs(userId: string): ClaimJobs {
  const key = `tillhouse.told-jobs.${userId}`;
  let here: readonly string[] = [];
  return (ids) => {
    let told = here;
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      if (Array.isArray(stored)) told = [...stored.filter((id) => typeof id === "string"), ...here];
    } catch {
      // Then what this page knows has to do.
    }
    const news = ids.filter((id) => !told.includes(id));
    if (news.length === 0) return news;
    here = [...new Set([...news, ...told])].slice(0, most);
    try {
      localStorage.setItem(key, JSON.stringify(here));
    } catch {
      // As above.
    }
    return news;
  };
}
