import type { StorageArea } from "@tillhouse/extension-sdk/internal";

/** Where it is remembered of which jobs a person was told. */
export interface AnnouncedJobs {
  area: StorageArea;
  userId: string;
}

/** How many told jobs are remembered; more than a poll answers. */
const most = 200;

/** Which of these jobs has nobody been told of yet, in any tab of this browser? From now on they have. */
export function takeUnannounced({ area, userId }: AnnouncedJobs, ids: readonly string[]): readonly string[] {
  const key = `tillhouse.told-jobs.${userId}`;
  const stored = area.getJson<unknown>(key);
  const told: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const news = ids.filter((id) => !told.includes(id));
  if (news.length > 0) area.setJson(key, [...news, ...told].slice(0, most));
  return news;
}
